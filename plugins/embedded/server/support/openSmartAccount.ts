import type { Browser } from "playwright"
import { toHex, type Hex } from "viem"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { openInStack } from "./openInStack.ts"

/** What the frame tells of its user. */
export interface SmartUser {
  readonly address: Hex
  readonly accounts: ReadonlyArray<{ readonly address: Hex; readonly type: string }>
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: string
}

/** A visitor on Base of the local stack whose page wishes for the smart account, which has one coin. */
export const openSmartAccount = async (stack: Stack, browser: Browser, name: string) => {
  const visitor = await openInStack(stack, browser, name, 8453)
  const told = (await visitor.call("GET_USER", { preferredAccountType: "smartAccount" })).payload as SmartUser
  await stack.evm!.chain(8453).rpc("anvil_setBalance", [told.address, toHex(10n ** 18n)])
  return {
    ...visitor,
    owner: visitor.address as Hex,
    smart: told.address,
    told,
    rpc: (method: string, params?: unknown) => visitor.call("RPC_REQUEST", { method, params })
  }
}

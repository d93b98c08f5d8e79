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

/** A visitor of a chain of the local stack, Base, whose page wishes for the smart account, which has one coin, or as many wei as said. */
export const openSmartAccount = async (
  stack: Stack,
  browser: Browser,
  name: string,
  { chainId = 8453, wei = 10n ** 18n }: { readonly chainId?: number; readonly wei?: bigint } = {}
) => {
  const visitor = await openInStack(stack, browser, name, chainId)
  const told = (await visitor.call("GET_USER", { preferredAccountType: "smartAccount" })).payload as SmartUser
  await stack.evm!.chain(chainId).rpc("anvil_setBalance", [told.address, toHex(wei)])
  return {
    ...visitor,
    owner: visitor.address as Hex,
    smart: told.address,
    told,
    rpc: (method: string, params?: unknown) => visitor.call("RPC_REQUEST", { method, params })
  }
}

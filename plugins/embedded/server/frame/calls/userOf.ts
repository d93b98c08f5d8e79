import type { EmbeddedAccountType, FrameCallAnswer } from "@latchkey/embedded/wire"
import { addressInUse, evmAccounts, type SmartAccount } from "../account/evmAccounts.ts"
import type { Frame } from "../Frame.ts"
import { currentChain, toldChain, type Chain } from "./chains.ts"
import { nodeOf } from "./nodeOf.ts"

/** Whether a smart account is on its chain; undefined where the node does not say. Fails: never. */
export const isThere = async (
  frame: Frame,
  chain: Chain,
  smart: SmartAccount
): Promise<boolean | undefined> => {
  const { isDeployed } = await import("../account/smartSigner.ts")
  return isDeployed(nodeOf(frame, chain), smart).catch(() => undefined)
}

/** Keeps the type of account that a page wishes for; anything else it may have said changes nothing. */
export const wishFor = async ({ device }: Frame, type: string | undefined): Promise<void> => {
  if ((type !== "eoa" && type !== "smartAccount") || device.record().accountType === type) return
  await device.change((record) => ({ ...record, accountType: type }))
}

/** Who is signed in, with the accounts of the chain that is in use. Fails: `FrameError` where nobody is. */
export const userOf = async (frame: Frame): Promise<FrameCallAnswer<"GET_USER">> => {
  const chain = currentChain(frame)
  const { email, providerEmail, evm, solana } = await frame.wallet.user()
  const told = { email: email ?? providerEmail, chainId: toldChain(chain.id) }
  const only = (address: string) => ({ address, accounts: [{ address, type: "eoa" as const }] })
  if (!chain.id.startsWith("eip155:")) return { ...told, ...only(solana) }
  const accounts = await evmAccounts(frame, chain, evm)
  const { smart, type } = accounts
  if (smart === undefined) return { ...told, ...only(evm) }
  const smartAccountDeployed = await isThere(frame, chain, smart)
  const preferredAccountType: EmbeddedAccountType = type
  return {
    ...told,
    address: addressInUse(accounts),
    accounts: [...only(evm).accounts, { address: smart.address, type: "smartAccount" }],
    preferredAccountType,
    ...(smartAccountDeployed === undefined ? {} : { smartAccountDeployed })
  }
}

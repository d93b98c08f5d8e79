import { readSlice } from "@latchkey/core"
import { safeSlice } from "@latchkey/safe"
import { kit } from "./kit"

/** Pays out of the Safe, and waits until its owners have executed it. */
export const pay = async (to: `0x${string}`, value: bigint, signal: AbortSignal) => {
  const wallet = await kit.evm.getWalletClient()
  const safeTxHash = await wallet.sendTransaction({ to, value, chain: null })
  const { status, transactionHash } = await kit.safe.follow({ safeTxHash }, { signal })
  return status === "executed" ? transactionHash : undefined
}

/** How many signatures are missing. */
export const missing = () =>
  readSlice(kit.getSnapshot(), safeSlice).proposals.map(({ required, signatures }) => required - signatures)

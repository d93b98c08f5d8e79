import { setTimeout } from "node:timers/promises"
import { jsonRpc } from "./jsonRpc.ts"

/** What came of a transaction of an Ethereum node. */
export interface Receipt {
  readonly status: `0x${string}`
  readonly contractAddress: `0x${string}`
}

/**
 * Waits until a transaction is mined, a minute at most: the node does so at once, but answers the sender before. Fails: when the
 * chain undid it.
 */
export async function receiptOf(rpcUrl: string, hash: string): Promise<Receipt> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const receipt = await jsonRpc<Receipt | null>(rpcUrl, "eth_getTransactionReceipt", [hash])
    if (receipt?.status === "0x0") throw new Error(`The transaction ${hash} was undone`)
    if (receipt !== null) return receipt
    await setTimeout(10)
  }
  throw new Error(`The transaction ${hash} was not mined within a minute`)
}

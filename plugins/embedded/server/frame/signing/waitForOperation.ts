import type { Hex } from "viem"
import { refuse } from "./refuse.ts"
import type { AskNode } from "./Signing.ts"
import { operationReceipt } from "./userOperation.ts"

const POLL = 1_000
const TIMES = 120

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL))

/**
 * Waits until an operation is in a block, two minutes at most, and answers with the hash of its transaction. Fails:
 * `FrameError` where it is in none by then: it may still come.
 */
export const waitForOperation = async (askNode: AskNode, hash: Hex): Promise<Hex> => {
  for (let time = 0; time < TIMES; time++) {
    // What was sent stays sent, whatever one question about it comes to.
    const receipt = await operationReceipt(askNode, hash).catch(() => undefined)
    if (receipt !== undefined) return receipt.transactionHash
    await pause()
  }
  return refuse("It was sent, and is in no block yet. Look at your account before you send it again.")
}

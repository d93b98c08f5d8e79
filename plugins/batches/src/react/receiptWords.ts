import { fill } from "@latchkey/react/view"
import type { SentBatch, SentReceipt } from "../BatchesState.ts"
import type { BatchesMessages } from "./BatchesMessages.ts"

/** A transaction that came of calls, in words. */
export interface ReceiptWords extends Pick<SentReceipt, "hash" | "explorerUrl"> {
  /** Which calls it is: all of them, one of them, or none that is known. */
  readonly name: string
  readonly ended: string
}

/** The transactions of a batch in words. Which call it is is said only where the wallet gave one for each, and not one for all. */
export const receiptWords = (
  { calls, receipts, isAtomic }: Pick<SentBatch, "calls" | "receipts" | "isAtomic">,
  words: BatchesMessages
): ReadonlyArray<ReceiptWords> => {
  const isAll = receipts.length === 1 && (isAtomic === true || calls.length === 1)
  const isEach = isAtomic !== true && receipts.length === calls.length
  return receipts.map(({ hash, status, explorerUrl }, index) => ({
    hash,
    name: isAll
      ? words.allCalls
      : fill(isEach ? words.call : words.transaction, { number: String(index + 1) }),
    ended: words.ended[status],
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }))
}

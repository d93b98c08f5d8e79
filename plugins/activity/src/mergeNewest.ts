import type { HistoryTransaction } from "@latchkey/core"

/** What mergeNewest compares transactions by. */
type Told = Pick<HistoryTransaction, "hash">

/** A list with the newest page put into it. */
export interface Merged<T> {
  readonly list: ReadonlyArray<T>
  /** The page reaches down to what was read before: what follows that, and where to read on, still hold. */
  readonly isJoined: boolean
}

/**
 * Puts the newest page, read anew, before what was read earlier. What the page reaches over is as the page says, so that what a
 * reorganisation of the chain took away is gone. Where the page does not reach down to the earlier list, something between them is
 * unknown, and the earlier list is dropped.
 */
export const mergeNewest = <T extends Told>(
  earlier: ReadonlyArray<T>,
  page: ReadonlyArray<T>,
  isLast: boolean
): Merged<T> => {
  const hashes = new Set(page.map(({ hash }) => hash))
  const last = earlier.findLastIndex(({ hash }) => hashes.has(hash))
  return last < 0 || isLast
    ? { list: page, isJoined: false }
    : { list: [...page, ...earlier.slice(last + 1)], isJoined: true }
}

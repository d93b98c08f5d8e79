import type { TrackedTransaction } from "@latchkey/core"
import { fromTracked } from "./fromTracked.ts"
import type { ShownTransaction } from "./ShownTransaction.ts"

/** What was sent and is not yet in what the source of history tells, by whatever letter case. */
export const unseenOf = (
  sent: ReadonlyArray<TrackedTransaction>,
  list: ReadonlyArray<{ readonly hash: string }>
): ReadonlyArray<ShownTransaction> => {
  const seen = new Set(list.map(({ hash }) => hash.toLowerCase()))
  const isSeen = (hash = "") => seen.has(hash.toLowerCase())
  return sent.flatMap((tracked) => {
    const { hash, replacement } = tracked
    return isSeen(hash) || isSeen(replacement?.hash) ? [] : (fromTracked(tracked) ?? [])
  })
}

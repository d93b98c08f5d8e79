import type { LedgerEntry } from "./LedgerEntry.ts"
import { isOpen, placeOf } from "./TrackedTransaction.ts"

/**
 * What follows for `other` of something new of an `entry` of the same place: a node that has one of them in its pool has forgotten the others.
 * The same object where nothing does; `isAsked` while the wallet is asked for it.
 */
export const advanceBeside = (other: LedgerEntry, entry: LedgerEntry, isAsked: boolean): LedgerEntry => {
  if (other.id === entry.id || placeOf(other) !== placeOf(entry) || !isOpen(other)) return other
  if (entry.status === "pending" && other.misses > 0) return { ...other, misses: 0 }
  // Of what nobody knows the hash, the chain can never say that it is over.
  return entry.isClosed === true && other.hash === undefined && !isAsked
    ? { ...other, status: "dropped", isClosed: true }
    : other
}

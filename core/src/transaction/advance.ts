import type { TransactionOrder } from "../capability/TransactionOrder.ts"
import type { TransactionSight } from "../capability/TransactionTracking.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"

/** Something that is new of a transaction. */
export type TransactionNews =
  /** The wallet says that it has sent it. */
  | { readonly from: "wallet"; readonly hash?: string | undefined; readonly callsId?: string | undefined }
  /** The wallet failed and may have sent it, or the tab that asked it is gone. */
  | { readonly from: "nobody" }
  /** What the chain says. */
  | { readonly from: "chain"; readonly sight: TransactionSight; readonly now: number }

/** How often in a row a chain has to say nothing, or never, before that is believed: nodes lag behind one another. */
const SURE = 2
/** How often in a row there is no sign of one until nobody can tell any more, or it counts as forgotten: about an hour of looking. */
const LOST = 60

const settled: ReadonlyArray<LedgerEntry["status"]> = ["confirmed", "failed", "replaced"]

/** The entry without what was said of its end. */
const unsettled = ({
  settledAt: _at,
  replacement: _by,
  reason: _why,
  moved: _what,
  isClosed: _closed,
  ...entry
}: LedgerEntry): LedgerEntry => entry

const withHash = (entry: LedgerEntry, hash: string | undefined): LedgerEntry =>
  hash === undefined || entry.hash !== undefined ? entry : { ...entry, hash }

const toldByWallet = (
  entry: LedgerEntry,
  hash: string | undefined,
  callsId: string | undefined
): LedgerEntry => {
  // What the chain has, it has; a second answer, or one for another request, changes no hash.
  if (settled.includes(entry.status) || (entry.hash !== undefined && entry.hash !== hash)) return entry
  return entry.status === "pending" && entry.hash === hash
    ? entry
    : {
        ...withHash(unsettled(entry), hash),
        ...(callsId ? { callsId } : {}),
        status: "pending",
        looks: 0,
        misses: 0
      }
}

/** The entry at its place in the order, as the chain tells it: a wallet may have chosen another than it was asked for. */
const placed = (entry: LedgerEntry, order: TransactionOrder | undefined): LedgerEntry => {
  const { replaces, order: wanted = {} } = entry
  if (order === undefined) return entry
  const isBeside = Object.entries(order).some(
    ([name, at]) => wanted[name] !== undefined && wanted[name] !== at
  )
  return replaces === undefined || !isBeside
    ? { ...entry, order }
    : { ...entry, order, isUntold: true, replaces: { ...replaces, isBeside } }
}

/** What says that it is not there. */
interface Missing {
  readonly status: "absent" | "dropped"
  readonly isFree?: boolean
}

/** No sign of it, or a word that it can never be carried out. */
const missed = (entry: LedgerEntry, { status, isFree }: Missing, now: number): LedgerEntry => {
  const next = { ...entry, misses: entry.misses + 1 }
  if (next.misses < SURE) return next
  if (status === "dropped") return { ...unsettled(next), status: "dropped", settledAt: now, isClosed: true }
  // A reorganisation has taken it back.
  if (settled.includes(entry.status)) return { ...unsettled(next), status: "pending", looks: 0 }
  if (entry.status !== "pending" || next.misses < LOST) return next
  // Whoever kept it may send it once more: it is looked for on.
  return isFree === true ? { ...next, status: "dropped", settledAt: now } : { ...next, status: "unknown" }
}

const toldByChain = (entry: LedgerEntry, sight: TransactionSight, now: number): LedgerEntry => {
  if (entry.isClosed === true && settled.includes(entry.status)) return entry
  if (sight.status === "absent" || sight.status === "dropped") return missed(entry, sight, now)
  const order = "order" in sight ? sight.order : undefined
  const found = placed({ ...unsettled(entry), misses: 0 }, order)
  if (sight.status === "pending")
    return {
      ...withHash(found, sight.hash),
      status: "pending",
      ...(entry.status === "pending" ? {} : { looks: 0 }),
      // That it was dropped, the visitor was told.
      ...(entry.status === "dropped" ? { isUntold: true } : {})
    }
  const end = { settledAt: entry.settledAt ?? now, ...(sight.isFinal ? { isClosed: true } : {}) }
  const looks = entry.status === sight.status ? {} : { looks: 0 }
  if (sight.status === "replaced")
    return {
      ...found,
      ...end,
      ...looks,
      status: "replaced",
      replacement: { by: sight.by, hash: sight.hash, status: sight.outcome }
    }
  const { status, hash, reason, moved } = sight
  return {
    ...withHash(found, hash),
    ...end,
    ...looks,
    status,
    ...(reason === undefined ? {} : { reason }),
    ...(moved === undefined ? {} : { moved })
  }
}

/**
 * What follows of news: whatever tells first settles it. What a chain has for good stays as it is; what it may still take back becomes
 * `pending` again. Time counts for nothing here: clocks jump.
 */
export const advance = (entry: LedgerEntry, news: TransactionNews): LedgerEntry =>
  news.from === "wallet"
    ? toldByWallet(entry, news.hash, news.callsId)
    : news.from === "nobody"
      ? entry.status === "asking"
        ? { ...entry, status: "unknown", looks: 0 }
        : entry
      : toldByChain(entry, news.sight, news.now)

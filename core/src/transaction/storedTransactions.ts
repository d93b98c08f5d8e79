import type { TransactionOrder } from "../capability/TransactionOrder.ts"
import { isCaipNetworkId } from "../chain/Caip.ts"
import { plainText } from "../error/ForeignCause.ts"
import { toJson } from "../json/toJson.ts"
import type { Storage } from "../storage/Storage.ts"
import { isRecord, readVersioned } from "../storage/versioned.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"
import { readDescription } from "./readDescription.ts"
import { readMoved } from "./readMoved.ts"
import { transactionsKey } from "./transactionsKey.ts"

const VERSION = 1
const MAX_ENTRIES = 60
const MAX_CHARACTERS = 100_000
/** The same for a wallet's own id of calls: what is longer than wallets make them is not kept. */
const MAX_ORDER = 1_000

const statuses: ReadonlyArray<unknown> = [
  "asking",
  "pending",
  "replaced",
  "confirmed",
  "failed",
  "dropped",
  "unknown"
]

const isText = (value: unknown, max = 200): value is string =>
  typeof value === "string" && value.length <= max
const isName = (value: unknown): value is string => isText(value) && value !== ""
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0
/** Seconds that are worth telling: less than a day. */
const isDuration = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < 86_400
const count = (value: unknown) => (isCount(value) ? value : 0)

/** An order as a chain tells it or storage has it; undefined where it is none. */
export const readOrder = (value: unknown): TransactionOrder | undefined => {
  if (!isRecord(value)) return undefined
  const fields = Object.entries(value).filter((field): field is [string, string] =>
    isText(field[1], MAX_ORDER)
  )
  return fields.length > 0 && fields.length <= 8 && toJson(fields).length <= MAX_ORDER
    ? Object.freeze(Object.fromEntries(fields))
    : undefined
}

const readReplacement = (value: unknown): LedgerEntry["replacement"] => {
  if (!isRecord(value)) return undefined
  const { by, hash, status } = value
  return (by === "speedUp" || by === "cancel" || by === "other") &&
    (status === "confirmed" || status === "failed") &&
    isName(hash)
    ? Object.freeze({ by, hash, status })
    : undefined
}

const readReplaces = (value: unknown): LedgerEntry["replaces"] => {
  if (!isRecord(value)) return undefined
  const { id, by, isBeside } = value
  return (by === "speedUp" || by === "cancel") && isName(id)
    ? Object.freeze({ id, by, ...(isBeside === true ? { isBeside } : {}) })
    : undefined
}

const readEntry = (value: unknown): LedgerEntry | undefined => {
  if (!isRecord(value)) return undefined
  const { id, networkId, account, status, hash, callsId, digest, reason, settledAt, usualSeconds } = value
  const description = readDescription(value["description"])
  const replacement = readReplacement(value["replacement"])
  const replaces = readReplaces(value["replaces"])
  const order = readOrder(value["order"])
  const moved = readMoved(value["moved"])
  if (!isName(id) || !isCaipNetworkId(networkId) || !isText(networkId) || !isText(account)) return undefined
  if (description === undefined || !statuses.includes(status)) return undefined
  if (status === "replaced" && replacement === undefined) return undefined
  return Object.freeze({
    id,
    networkId,
    account,
    status: status as LedgerEntry["status"],
    description,
    askedAt: count(value["askedAt"]),
    ...(isCount(settledAt) ? { settledAt } : {}),
    ...(isName(hash) ? { hash } : {}),
    ...(callsId && isText(callsId, MAX_ORDER) ? { callsId } : {}),
    ...(replacement === undefined ? {} : { replacement }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(isName(reason) ? { reason: plainText(reason) } : {}),
    ...(moved === undefined ? {} : { moved }),
    ...(order === undefined ? {} : { order }),
    ...(isName(digest) ? { digest } : {}),
    ...(isDuration(usualSeconds) ? { usualSeconds } : {}),
    ...(value["isClosed"] === true ? { isClosed: true } : {}),
    ...(value["isForgotten"] === true ? { isForgotten: true } : {}),
    ...(value["isUntold"] === true ? { isUntold: true } : {}),
    revision: count(value["revision"]),
    heardAt: count(value["heardAt"]),
    lookedAt: count(value["lookedAt"]),
    looks: count(value["looks"]),
    misses: count(value["misses"])
  })
}

/** How much would be lost with an entry. */
const worth = ({ isForgotten, isClosed, description }: LedgerEntry) =>
  isForgotten === true ? 0 : isClosed === true ? 1 : description.kind === "app" ? 2 : 3

/** The last one of the least worth. */
const leastOf = (entries: ReadonlyArray<LedgerEntry>): LedgerEntry =>
  entries.reduce((least, entry) => (worth(entry) <= worth(least) ? entry : least))

const write = (entries: ReadonlyArray<LedgerEntry>) =>
  toJson({ version: VERSION, value: entries }, (value) =>
    typeof value === "bigint" ? value.toString() : value
  )

/** As many as are kept: those of the least worth fall out, the oldest first. The latest is first. */
export const bounded = (entries: ReadonlyArray<LedgerEntry>): ReadonlyArray<LedgerEntry> => {
  let kept = entries
  while (kept.length > MAX_ENTRIES || write(kept).length > MAX_CHARACTERS) {
    const least = leastOf(kept)
    kept = kept.filter((entry) => entry !== least)
  }
  return kept
}

/**
 * One list of two, the latest first: of two versions of one entry the one that has changed more often, with the hash and the order that
 * only the other knows.
 */
export const merged = (
  own: ReadonlyArray<LedgerEntry>,
  stored: ReadonlyArray<LedgerEntry>
): ReadonlyArray<LedgerEntry> => {
  const byId = new Map(own.map((entry) => [entry.id, entry]))
  const both = stored.map((entry) => {
    const other = byId.get(entry.id)
    byId.delete(entry.id)
    if (other === undefined) return entry
    const [more, less] = other.revision > entry.revision ? [other, entry] : [entry, other]
    const { hash, callsId, order, digest } = less
    return {
      ...(hash === undefined ? {} : { hash }),
      ...(callsId ? { callsId } : {}),
      ...(order === undefined ? {} : { order }),
      ...(digest === undefined ? {} : { digest }),
      ...more
    }
  })
  return [...byId.values(), ...both]
}

/** What is stored, entry by entry: a bad field is left out, an entry that says nothing without it too. Undefined where nothing is. */
export const readTransactions = (storage: Storage): ReadonlyArray<LedgerEntry> | undefined =>
  readVersioned(storage, transactionsKey, VERSION, (value) =>
    Array.isArray(value)
      ? value.slice(0, MAX_ENTRIES * 2).flatMap((entry) => readEntry(entry) ?? [])
      : undefined
  )

/** Stores entries that are `bounded`. Where storage is full, those that are settled make room. */
export const writeTransactions = (storage: Storage, entries: ReadonlyArray<LedgerEntry>): void => {
  let kept = entries
  for (;;) {
    if (kept.length === 0) return storage.remove(transactionsKey)
    const text = write(kept)
    const before = storage.get(transactionsKey)
    storage.set(transactionsKey, text)
    const after = storage.get(transactionsKey)
    // What another tab has written meanwhile, there was room for.
    if (after === text || after !== before) return
    const least = leastOf(kept)
    if (worth(least) > 1) return
    kept = kept.filter((entry) => entry !== least)
  }
}

import type { AppCall, Storage } from "@latchkey/core"
import { toJson } from "@latchkey/core/effect"
import type { SentBatch } from "./BatchesState.ts"

const KEY = "batches.pending"
const VERSION = 1
const MAX_BATCHES = 20
/** Of one batch, in characters: a page's storage is small. What is longer is not kept. */
const MAX_LENGTH = 10_000
const MAX_ID = 8_192
const MAX_ACCOUNT = 200
const MAX_CALLS = 100
/** For as long as wallets have to know what became of calls, by EIP-5792. */
const KEPT_MILLIS = 86_400_000

/** What is kept of a batch whose end is not known. */
export type KeptBatch = Pick<SentBatch, "id" | "account" | "calls" | "sentAt">

const isText = (value: unknown, max: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= max

const isHex = (value: unknown) => typeof value === "string" && /^0x[0-9a-f]*$/i.test(value)

const isCall = (value: unknown): value is AppCall => {
  const { to, data, value: coins } = (value ?? {}) as { readonly [K in keyof AppCall]?: unknown }
  return isHex(to) && (data === undefined || isHex(data)) && (coins === undefined || isHex(coins))
}

const isKept = (value: unknown): value is KeptBatch => {
  const { id, account, calls, sentAt } = (value ?? {}) as { readonly [K in keyof KeptBatch]?: unknown }
  return (
    isText(id, MAX_ID) &&
    isText(account, MAX_ACCOUNT) &&
    Array.isArray(calls) &&
    calls.length > 0 &&
    calls.length <= MAX_CALLS &&
    calls.every(isCall) &&
    Number.isFinite(sentAt)
  )
}

/**
 * What was sent within a day and has no end that is known, the latest first; what is unreadable is left out. `now` in epoch
 * milliseconds. Never throws.
 */
export const readPending = (storage: Pick<Storage, "get">, now: number): ReadonlyArray<KeptBatch> => {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? "null")
    const { version, value } = (stored ?? {}) as { readonly version?: unknown; readonly value?: unknown }
    return version === VERSION && Array.isArray(value)
      ? value
          .slice(0, MAX_BATCHES)
          .filter(isKept)
          .filter(({ sentAt }) => Math.abs(now - sentAt) < KEPT_MILLIS)
      : []
  } catch {
    return []
  }
}

const write = (storage: Pick<Storage, "set">, value: ReadonlyArray<KeptBatch>) =>
  storage.set(KEY, toJson({ version: VERSION, value: value.slice(0, MAX_BATCHES) }))

/** Keeps a batch that was sent now, beside those of other tabs. */
export const keepPending = (storage: Pick<Storage, "get" | "set">, batch: KeptBatch): void => {
  const { id, account, calls, sentAt } = batch
  const kept: KeptBatch = { id, account, calls, sentAt }
  if (toJson(kept).length > MAX_LENGTH) return
  write(storage, [kept, ...readPending(storage, sentAt).filter((other) => other.id !== id)])
}

/** Forgets a batch whose end is known. */
export const forgetPending = (storage: Pick<Storage, "get" | "set">, id: string, now: number): void => {
  const all = readPending(storage, now)
  const others = all.filter((other) => other.id !== id)
  if (others.length < all.length) write(storage, others)
}

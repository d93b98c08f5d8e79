import type { Storage } from "@latchkey/core"
import { toJson } from "@latchkey/core/effect"

const KEY = "send.receivers"
const VERSION = 1
const MAX_RECEIVERS = 50
const MAX_LENGTH = 200

const isReceiver = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_LENGTH

/** Addresses that this page sent to before, the latest first; what is unreadable is ignored. Never throws. */
export const readReceivers = (storage: Pick<Storage, "get">): ReadonlyArray<string> => {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? "null")
    const { version, value } = (stored ?? {}) as { readonly version?: unknown; readonly value?: unknown }
    return version === VERSION && Array.isArray(value) ? value.slice(0, MAX_RECEIVERS).filter(isReceiver) : []
  } catch {
    return []
  }
}

/** Remembers an address that was sent to, in the page's storage only. */
export const rememberReceiver = (storage: Pick<Storage, "get" | "set">, address: string): void => {
  const others = readReceivers(storage).filter((other) => other !== address)
  storage.set(KEY, toJson({ version: VERSION, value: [address, ...others].slice(0, MAX_RECEIVERS) }))
}

import { isRecord } from "../decode/Decode.ts"

/** What a wallet received, in order of arrival. */
export interface LoggedRequest {
  readonly method: string
  /** The params as received, cloned; what cannot be cloned is kept as it is. */
  readonly params: unknown
  /** What the wallet itself did; `pending` until then, and for ever when a fault keeps it from being asked. */
  readonly outcome: "pending" | "resolved" | "rejected"
  /** The error code, when rejected by the wallet itself. */
  readonly code?: number
}

/** A log that only grows until it is cleared. */
export interface RequestLog {
  /** Adds what `request` was given and returns what decides it. */
  add(args: unknown): (outcome: "resolved" | "rejected", code?: number) => void
  entries(): readonly LoggedRequest[]
  clear(): void
}

export function createRequestLog(): RequestLog {
  const entries: LoggedRequest[] = []
  return {
    add(args) {
      const { method, params } = isRecord(args) ? args : {}
      const entry = { method: String(method), params: snapshot(params), outcome: "pending" } as LoggedRequest
      entries.push(entry)
      return (outcome, code) =>
        void Object.assign(entry, { outcome, ...(code === undefined ? {} : { code }) })
    },
    entries: () => entries.map((entry) => ({ ...entry })),
    clear: () => void entries.splice(0)
  }
}

/** A copy that stays as it is when the page changes its own object later. */
function snapshot(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch {
    return params
  }
}

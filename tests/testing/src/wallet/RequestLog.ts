import { isRecord } from "../decode/Decode.ts"

/** What a wallet received, in order of arrival. */
export interface LoggedRequest {
  readonly method: string
  /** The params as received, cloned; values that cannot be cloned are kept unchanged. */
  readonly params: unknown
  /** What the wallet itself did; `pending` until then, and forever if a fault keeps the request from it. */
  readonly outcome: "pending" | "resolved" | "rejected"
  /** The error code, if the wallet itself rejected it. */
  readonly code?: number
}

/** A log of requests; it grows until it is cleared. */
export interface RequestLog {
  /** Adds a request and returns the function that records its outcome. */
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

/** A copy, so that later changes of the page's object do not matter. */
function snapshot(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch {
    return params
  }
}

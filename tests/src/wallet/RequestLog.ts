/** What a wallet received, in order of arrival. */
export interface LoggedRequest {
  readonly method: string
  /** The params as received, cloned; what cannot be cloned is kept as it is. */
  readonly params: unknown
  /** `pending` until the wallet has decided; a fault does not change what the wallet itself would have done. */
  readonly outcome: "pending" | "resolved" | "rejected"
  /** The error code, when rejected by the wallet itself. */
  readonly code?: number
}

/** A log that only grows until it is cleared. */
export interface RequestLog {
  /** Adds an entry and returns what decides it. */
  add(method: string, params: unknown): (outcome: "resolved" | "rejected", code?: number) => void
  entries(): readonly LoggedRequest[]
  clear(): void
}

export function createRequestLog(): RequestLog {
  const entries: LoggedRequest[] = []
  return {
    add(method, params) {
      const entry = { method, params, outcome: "pending" } as LoggedRequest
      entries.push(entry)
      return (outcome, code) =>
        void Object.assign(entry, { outcome, ...(code === undefined ? {} : { code }) })
    },
    entries: () => entries.map((entry) => ({ ...entry })),
    clear: () => void entries.splice(0)
  }
}

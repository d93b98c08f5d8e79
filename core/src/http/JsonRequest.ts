/** A request whose answer is JSON. */
export interface JsonRequest {
  readonly url: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Only reads are retried: at most 3 tries, with jitter, honouring Retry-After up to 60 s. */
  readonly kind: "read" | "write"
  /** Statuses outside 200–299 that say what was asked for, or of which the caller itself tells: the developer hears nothing else. */
  readonly answers?: ReadonlyArray<number> | "all"
  /** How often a read is tried; 3 by default. */
  readonly tries?: number
  /** What rests after repeated failures in place of the whole host: a service may refuse one of its routes for a while, and no other. */
  readonly restsAs?: string
  /** Whether the server may send on to another one, whose host is then asked too; it may by default. */
  readonly redirect?: "follow" | "error"
}

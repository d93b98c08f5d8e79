/** A JSON-RPC call. */
export interface RpcCall {
  /** Tried in order until one answers; at least one. */
  readonly urls: ReadonlyArray<string>
  readonly method: string
  /** By position, or by name where the server wants names. */
  readonly params?: ReadonlyArray<unknown> | Readonly<Record<string, unknown>>
  /** Reads are retried and moved to the next URL; anything else is sent once, to the first. */
  readonly kind: "read" | "write"
}

/** How a node refuses a call, in a provider's own words. */
export interface Refusal {
  /** The code of the JSON-RPC error. */
  readonly code: number
  /** In place of `{from}`, `{to}` (hexadecimal), `{first}`, `{last}` (decimal), `{limit}` and `{asked}` comes what was asked and is allowed. */
  readonly message: string
  readonly data?: unknown
  /** The status of HTTP; 200 when absent. */
  readonly status?: number
}

/** How many of the next calls of a method something happens to, by the method's name. */
export type NextCalls = Readonly<Record<string, number>>

/** How a node behaves towards one visitor. Whatever is absent is as the node itself does it. */
export interface NodeMode {
  /** Milliseconds that every answer comes later. */
  readonly delay?: number
  /** Answers come in another order than they were asked for: those of a batch backwards, and of two requests the first one last. */
  readonly reorder?: boolean
  /** The next calls are cut off: the node never hears of them. */
  readonly drop?: NextCalls
  /** The next calls are carried out, and their answers are cut off. */
  readonly loseAnswer?: NextCalls
  /** So many of the next broadcasts are answered as if they had gone, and the node never hears of them. */
  readonly lostBroadcasts?: number
  /** The next calls are refused, one refusal each. */
  readonly refuse?: Readonly<Record<string, ReadonlyArray<Refusal>>>
  /** Most calls of one request; 1 refuses every batch. */
  readonly batch?: { readonly most: number; readonly refusal: Refusal }
  /** Most blocks of one `eth_getLogs`. */
  readonly logs?: { readonly blocks: number; readonly refusal: Refusal }
  /** So many calls are answered, all others refused until the mode is set again. */
  readonly limit?: { readonly calls: number; readonly refusal: Refusal }
  /** What is to be sent waits in a pool, as if no block came, until a mode without this is set. */
  readonly hold?: boolean
  /** A transaction that is in a block has no receipt for as many more times as it is asked for. */
  readonly missingReceipts?: number
}

/** Something that took a while: an action, or what was asked of a wallet or a host meanwhile. */
export interface Span {
  /** Counts from 1 in one list. */
  readonly id: number
  /** The span in which it began and ended; absent where that is none. */
  readonly parent?: number
  readonly kind: "action" | "wallet" | "request"
  readonly name: string
  /** Epoch milliseconds. */
  readonly from: number
  /** Epoch milliseconds; of what runs still, the end of what is known. */
  readonly to: number
  readonly status: "running" | "done" | "failed"
  /** The code of its error, or the HTTP status. */
  readonly code?: string
}

/** How a part of the stack is started. */
export interface PartOptions {
  /** Port of its first server, the others follow; free ports when absent. */
  readonly port?: number
  /** Seconds between blocks, where a part can wait; a block per transaction, at once, when absent. */
  readonly blockTime?: number
}

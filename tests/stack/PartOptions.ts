/** How a part of the stack is started. */
export interface PartOptions {
  /** Port of its first server, the others follow; free ports when absent. */
  readonly port?: number
  /** Seconds between blocks, where a part can wait; a block per transaction, at once, when absent. */
  readonly blockTime?: number
  /** Another part of the same stack, once it runs; undefined if it was not asked for or its software is missing. */
  readonly part?: (name: string) => Promise<object | undefined>
}

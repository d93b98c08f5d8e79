/** One server of the stack and whether it answers. */
export interface ServerHealth {
  readonly name: string
  readonly url: string
  readonly healthy: boolean
  /** What it said about itself, or why it did not answer. */
  readonly detail: string
}

/** What is said of putting another transaction in the place of one that is under way. */
export interface ReplacingMessages {
  readonly speedUp: string
  readonly cancel: string
  readonly speedUpText: string
  readonly cancelText: string
  readonly feeBefore: string
  /** A faster one waits in its place. */
  readonly speedingUp: string
  /** What cancels it waits in its place. */
  readonly cancelling: string
  readonly settled: string
  readonly fixed: string
  /** The wallet has sent another beside it. */
  readonly beside: string
}

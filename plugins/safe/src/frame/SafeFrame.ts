/** What a Safe rejects with, and what its frame does. */
export class SafeRequestError extends Error {
  override readonly name = "SafeRequestError"
  /** As EIP-1193 and JSON-RPC number them. */
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The line to the Safe that shows this page. */
export interface SafeFrame {
  /**
   * Asks the Safe, in the caller's task. `deadline` is in milliseconds; without one the owners take their time. Rejects with
   * `SafeRequestError`: 4001 where they declined, -32002 where an earlier question is open, 4900 where the line was closed or nothing was said in time, else -32603.
   */
  readonly call: (method: string, params?: unknown, deadline?: number) => Promise<unknown>
  /** Ends what waits. */
  readonly close: () => void
}

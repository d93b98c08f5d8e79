/**
 * How a visit of the wallet's window ended without an answer.
 *
 * - `blocked`: none was opened; - `silent`: it did not load or answer in time; - `closed`: the visitor closed it; - `other`: another
 * kind of wallet was chosen in it; - `cutOff`: the page hears nothing of its windows; - `insecure`: the browser keeps from the page what the
 * wallet takes.
 */
export type WindowEnd = "blocked" | "silent" | "closed" | "other" | "cutOff" | "insecure"

/** Why the wallet's window gave no answer. */
export class WindowError extends Error {
  override readonly name = "WindowError"
  readonly end: WindowEnd
  /** The question was handed over: whatever became of it is not known. */
  readonly asked: boolean
  constructor(end: WindowEnd, asked = false) {
    super(`Coinbase's window: ${end}.`)
    this.end = end
    this.asked = asked
  }
}

import type { CallsReceipt, CallsReport } from "@latchkey/core"

/** Every text that the view shows, in one language. `{name}` is replaced by a value. */
export interface BatchesMessages {
  /** What became of all calls; the text may have `{network}` and `{wallet}`. */
  readonly outcomes: Readonly<
    Record<CallsReport["status"], { readonly title: string; readonly text: string }>
  >
  readonly checkAgain: string
  readonly done: string
  readonly none: string
  readonly transactions: string
  readonly account: string
  readonly network: string
  /** With `{number}`. */
  readonly call: string
  /** With `{amount}` and `{address}`. */
  readonly callPays: string
  /** With `{address}`. */
  readonly callTo: string
  /** A transaction that is all of the calls. */
  readonly allCalls: string
  /** With `{number}`: a transaction that is not known to be one call's. */
  readonly transaction: string
  readonly ended: Readonly<Record<CallsReceipt["status"], string>>
}

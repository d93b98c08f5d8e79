import type { TransactionProblem } from "@latchkey/react/view"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface ApprovalsMessages {
  readonly intro: string
  readonly none: string
  readonly failed: string
  readonly outdated: string
  readonly readAgain: string
  /** With `{date}`. */
  readonly since: string
  /** With `{block}`. */
  readonly sinceBlock: string
  /** With `{token}`. */
  readonly unlimited: string
  /** With `{amount}`. */
  readonly upTo: string
  /** With `{token}`: a collection. */
  readonly all: string
  /** With `{spender}`. */
  readonly spenderIs: string

  readonly mayTake: string
  readonly contract: string
  readonly spender: string
  readonly account: string
  /** With `{token}`. */
  readonly after: string
  /** With `{amount}`, in the place of `after` and of how it ended: what stays approved of a token that takes no approval of zero. */
  readonly leaves: string
  readonly revoke: string
  readonly gone: string

  readonly problems: Readonly<Record<Exclude<Problem, TransactionProblem>, string>>

  /** What becomes of it, beside what is said of every transaction. */
  readonly askingText: string
  readonly sentTitle: string
  readonly successTitle: string
  readonly successText: string
  readonly failedText: string
  readonly declinedText: string
  readonly unknownText: string
}

/** What keeps a revocation from being prepared or sent. */
export type Problem =
  | "feeMissing"
  | "feeUnknown"
  | "refused"
  | "sponsor"
  | "changed"
  | "network"
  | "waiting"
  | "busy"
  | "other"

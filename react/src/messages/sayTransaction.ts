import { fill } from "./fill.ts"
import type { OutcomeStatus } from "./OutcomeStatus.ts"

/** What is said of a transaction in each of its states; values stand in braces. */
export interface TransactionWords {
  readonly askingTitle: string
  readonly askingText: string
  readonly sentTitle: string
  readonly sentText: string
  readonly successTitle: string
  readonly successText: string
  readonly failedTitle: string
  readonly failedText: string
  readonly unknownTitle: string
  readonly unknownText: string
  readonly declinedTitle: string
  readonly unsentTitle: string
  readonly declinedText: string
}

/** Title and text of a transaction; `problem` says why nothing was sent, `reason` is the chain's own word for a failure. */
export const sayTransaction = (
  {
    status,
    code,
    reason
  }: {
    readonly status: OutcomeStatus
    readonly code?: string | undefined
    readonly reason?: string | undefined
  },
  words: TransactionWords,
  problem: string,
  values: Readonly<Record<string, string>>
): { readonly title: string; readonly text: string } => {
  const [title, text] =
    status !== "unsent"
      ? [words[`${status}Title`], words[`${status}Text`]]
      : code === "TRANSFER_REJECTED"
        ? [words.declinedTitle, words.declinedText]
        : [words.unsentTitle, problem]
  const said = fill(text, values)
  return { title: fill(title, values), text: reason === undefined ? said : `${said} \u2068${reason}\u2069` }
}

/** What is said of every transaction, whichever plugin asks for it. `{wallet}`, `{network}` and `{symbol}` are replaced. */
export interface TransactionTexts {
  readonly stopWaiting: string
  readonly checkAgain: string
  readonly done: string
  readonly askingTitle: string
  readonly sentText: string
  readonly failedTitle: string
  readonly failedText: string
  readonly declinedTitle: string
  readonly declinedText: string
  readonly unsentTitle: string
  readonly unknownTitle: string

  /** Labels of what is reviewed. */
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly network: string
  /** The most that the network takes, and all together with it. */
  readonly fee: string
  readonly total: string

  readonly problems: Readonly<Record<TransactionProblem, string>>
}

/** What can keep any transaction from being prepared or sent. */
export type TransactionProblem = "feeMissing" | "feeUnknown" | "sponsor" | "network" | "busy" | "other"

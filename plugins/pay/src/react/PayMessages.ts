import type { TransactionProblem } from "@latchkey/react/view"

/** Which words an error has. */
export type Problem =
  | "amountTooMuch"
  | "feeMissing"
  | "feeUnknown"
  | "amountRest"
  | "amountUnconfirmed"
  | "amountLeast"
  | "decimals"
  | "token"
  | "recipient"
  | "refused"
  | "sponsor"
  | "tax"
  | "changed"
  | "network"
  | "switchDeclined"
  | "waiting"
  | "busy"
  | "exchange"
  | "link"
  | "unsupported"
  | "other"

/** Words of the views; values stand in braces. */
export interface PayMessages {
  readonly nothing: string
  readonly asset: string
  /** Of a payment that somebody is carrying out. */
  readonly underWay: string
  readonly byWallet: string
  readonly connect: string
  /** Of a wallet that is on another network. */
  readonly switchFirst: string
  readonly preparing: string
  readonly exchanges: string
  readonly loadingExchanges: string
  readonly noExchanges: string
  readonly exchangesFailed: string
  /** Of a payment of which less arrived than was asked for. */
  readonly shortTitle: string
  readonly shortText: string
  readonly problems: Readonly<Record<Exclude<Problem, TransactionProblem>, string>>

  /** What becomes of it, beside what is said of every transaction. */
  readonly askingText: string
  readonly sentTitle: string
  readonly successTitle: string
  readonly successText: string
  readonly declinedText: string
  readonly unsentTitle: string
  readonly unknownTitle: string
  readonly unknownText: string
}

/** Words of a payment's review; values stand in braces. */
export interface ReviewMessages {
  readonly feeAbout: string
  readonly reviewGone: string
  readonly pay: string
  readonly checkTo: string
  readonly warnSelf: string
  readonly warnBurn: string
  readonly warnToken: string
  readonly warnContract: string
  readonly confirm: string
}

/** How a payment on an exchange's page goes. */
export type ExchangeStage = "open" | "blocked" | "closed" | "pending" | "success" | "failed" | "unknown"

/** Words of a payment on an exchange's page; values stand in braces. */
export interface ExchangeMessages extends Readonly<
  Record<ExchangeStage, { readonly title: string; readonly text: string }>
> {
  readonly openPage: string
  readonly copyLink: string
  readonly linkCopied: string
}

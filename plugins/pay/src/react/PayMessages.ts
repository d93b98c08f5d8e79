import type { TransactionButtons, TransactionWords } from "@latchkey/react/view"

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
export interface PayMessages extends TransactionWords, TransactionButtons {
  readonly nothing: string
  readonly to: string
  readonly amount: string
  readonly asset: string
  readonly network: string
  readonly from: string
  readonly fee: string
  readonly feeAbout: string
  readonly total: string
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
  readonly reviewGone: string
  readonly pay: string
  readonly checkTo: string
  readonly warnSelf: string
  readonly warnBurn: string
  readonly warnToken: string
  readonly warnContract: string
  readonly confirm: string
  /** Of a payment of which less arrived than was asked for. */
  readonly shortTitle: string
  readonly shortText: string
  /** Of an exchange's page. */
  readonly exchange: Readonly<
    Record<
      "open" | "blocked" | "closed" | "pending" | "success" | "failed" | "unknown",
      { readonly title: string; readonly text: string }
    >
  >
  readonly openPage: string
  readonly copyLink: string
  readonly linkCopied: string
  readonly problems: Readonly<Record<Problem, string>>
}

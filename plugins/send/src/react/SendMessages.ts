import type { LinkMessages } from "./LinkMessages.ts"
import type { TransactionButtons, TransactionWords } from "@latchkey/react/view"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface SendMessages extends TransactionWords, TransactionButtons {
  readonly notConnected: string
  readonly amount: string
  readonly token: string
  readonly balance: string
  readonly max: string
  readonly maxLabel: string
  readonly to: string
  readonly toPlaceholder: string
  readonly toNamePlaceholder: string
  readonly paste: string
  readonly memoLabel: string
  readonly memoNote: string
  readonly review: string
  readonly tokensFailed: string
  readonly noTokens: string
  readonly searchTokens: string
  readonly noTokenFound: string
  readonly latest: string
  /** Of a token that is named like another one. */
  readonly unverified: string

  readonly reviewGone: string
  readonly from: string
  readonly network: string
  readonly fee: string
  readonly deposit: string
  readonly total: string
  readonly send: string
  readonly confirm: string
  readonly warnSelf: string
  readonly warnBurn: string
  readonly warnToken: string
  readonly warnContract: string
  readonly warnLookAlike: string

  /** Of a transfer of which less arrived than was sent. */
  readonly shortTitle: string
  readonly shortText: string
  /** Of one of which less arrived than when it was tried. */
  readonly shortTried: string
  readonly noTransfer: string
  /** By the reason why a text is no amount or no receiver, or by an error's code. */
  readonly problems: Readonly<Record<Problem, string>>
  /** `{name}`: before the address that it stands for. */
  /** Of a link that was entered as receiver. */
  readonly links: LinkMessages
  readonly standsFor: string
  readonly lookingUp: string
}

/** What can be wrong with what was entered, or with sending it. */
export type Problem =
  | "amountMissing"
  | "amountFormat"
  | "amountAmbiguous"
  | "amountDecimals"
  | "amountZero"
  | "amountTooMuch"
  | "amountLeast"
  | "amountRest"
  | "amountUnconfirmed"
  | "feeMissing"
  | "feeUnknown"
  | "receiverMissing"
  | "receiverFormat"
  | "receiverInvisible"
  | "receiverAccount"
  | "receiverLink"
  | "memo"
  | "receiverNameNone"
  | "receiverNameInvalid"
  | "receiverNameFailed"
  | "receiverMoved"
  | "token"
  | "refused"
  | "sponsor"
  | "tax"
  | "changed"
  | "network"
  | "unsupported"
  | "waiting"
  | "busy"
  | "other"

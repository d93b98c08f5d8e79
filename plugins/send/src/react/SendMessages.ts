import type { TransactionProblem, TransactionTexts } from "@latchkey/react/view"
import type { LinkMessages } from "./LinkMessages.ts"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface SendMessages {
  readonly notConnected: string
  readonly token: string
  readonly balance: string
  readonly max: string
  readonly maxLabel: string
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
  readonly deposit: string
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
  readonly problems: Readonly<Record<Exclude<Problem, TransactionProblem>, string>>
  /** Of a link that was entered as receiver. */
  readonly links: LinkMessages
  /** `{name}`: before the address that it stands for. */
  readonly standsFor: string
  readonly lookingUp: string

  /** What becomes of it, beside what is said of every transaction. */
  readonly askingText: string
  readonly sentTitle: string
  readonly successTitle: string
  readonly successText: string
  readonly unknownText: string
}

/** The same, with what is said of every transaction. */
export type SendWords = SendMessages & TransactionTexts

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

import type { FeeLevel } from "@latchkey/core"

/** What the review alone says, of networks where a fee is chosen or a memo sent. */
export interface ReviewMessages {
  /** Of a fee that the wallet chooses. */
  readonly feeAbout: string
  readonly feeAboutNote: string
  readonly feeChoice: string
  readonly feeLevels: Readonly<Record<FeeLevel, string>>
  readonly totalAbout: string
  readonly warnMemo: string
  /** Of an account that was entered as another network writes it. */
  readonly warnSpelling: string
  /** Of what may be on its way already, and what a visitor says who means it. */
  readonly warnRepeated: string
  readonly confirmRepeated: string
  readonly memo: string
  /** Of addresses that a transfer names, by which the receiver finds it. */
  readonly reference: string
  /** Of a token of which a part does not arrive, and of one that nobody could try. */
  readonly warnTax: string
  /** What a visitor says who sends such a token. */
  readonly confirmTax: string
  readonly untried: string
}

import type { TransactionProblem } from "@latchkey/react/view"

/** Every text that the form and the lists of tokens show, in one language. `{name}` is replaced by a value. */
export interface SwapMessages {
  readonly notConnected: string
  readonly unsupported: string
  readonly chooseNetwork: string
  readonly sell: string
  readonly buy: string
  readonly token: string
  readonly chooseToken: string
  readonly balance: string
  readonly max: string
  readonly maxLabel: string
  readonly flip: string
  readonly rate: string
  readonly rateIs: string
  readonly priceImpact: string
  /** Who swaps. */
  readonly provider: string
  readonly minimum: string
  readonly slippage: string
  readonly slippageChange: string
  readonly slippageLegend: string
  readonly slippageOther: string
  readonly slippageNote: string
  readonly review: string
  readonly tokensFailed: string
  readonly noTokens: string
  readonly searchTokens: string
  readonly noTokenFound: string
  readonly yourTokens: string
  readonly suggestedTokens: string
  readonly otherTokens: string
  readonly latest: string

  readonly warnSlippage: string

  /** By the reason why a text is no amount, or by an error's code. */
  readonly problems: Readonly<Record<Exclude<Problem, TransactionProblem>, string>>
}

/** What can be wrong with what was entered, or with swapping it. */
export type Problem =
  | "amountMissing"
  | "amountFormat"
  | "amountAmbiguous"
  | "amountDecimals"
  | "amountZero"
  | "amountTooMuch"
  | "feeMissing"
  | "tokenMissing"
  | "token"
  | "same"
  | "slippage"
  | "noOffer"
  | "provider"
  | "mismatch"
  | "expired"
  | "moved"
  | "unsupported"
  | "refused"
  | "sponsor"
  | "tax"
  | "taxed"
  | "changed"
  | "network"
  | "waiting"
  | "busy"
  | "other"

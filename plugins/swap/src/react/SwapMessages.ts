/** Every text that the views show, in one language. `{name}` is replaced by a value. */
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
  readonly minimum: string
  readonly providerFee: string
  readonly provider: string
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
  readonly otherTokens: string
  readonly latest: string

  readonly warnSlippage: string
  readonly warnImpact: string
  readonly warnOpaque: string
  readonly warnMoved: string
  readonly acceptPrice: string
  readonly understood: string
  readonly refreshFailed: string

  readonly reviewGone: string
  readonly step: string
  readonly network: string
  readonly account: string
  readonly fee: string
  readonly contract: string
  readonly spender: string
  readonly about: string
  readonly approveTitle: string
  readonly approveNote: string
  readonly approve: string
  readonly resetTitle: string
  readonly resetNote: string
  readonly reset: string
  readonly swap: string

  readonly askingTitle: string
  readonly askingSwap: string
  readonly askingApproval: string
  readonly stopWaiting: string
  readonly sentSwap: string
  readonly sentApproval: string
  readonly sentText: string
  readonly successSwap: string
  readonly successSwapText: string
  readonly successApproval: string
  readonly successApprovalText: string
  readonly successReset: string
  readonly goOn: string
  readonly failedTitle: string
  readonly failedText: string
  readonly declinedTitle: string
  readonly unsentTitle: string
  readonly nothingSent: string
  readonly unknownTitle: string
  readonly unknownText: string
  readonly checkAgain: string
  readonly done: string
  readonly noSwap: string
  /** By the reason why a text is no amount, or by an error's code. */
  readonly problems: Readonly<Record<Problem, string>>
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
  | "changed"
  | "network"
  | "waiting"
  | "busy"
  | "other"

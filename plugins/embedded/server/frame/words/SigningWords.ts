/** What the frame says of what is to be signed, in one language. */
export interface SigningWords {
  readonly sign: string
  readonly send: string
  readonly allow: string
  readonly takeBack: string
  readonly call: string
  readonly create: string
  readonly approve: string
  readonly signMessage: string
  readonly signTyped: string
  readonly sendCoin: (symbol: string) => string
  readonly sendToken: string
  readonly sendThing: string
  readonly moveOthers: string
  readonly allowSpender: string
  readonly takeBackAllowance: string
  readonly allowOperator: string
  readonly takeBackPermission: string
  readonly callContract: string
  readonly createContract: string
  readonly callsAtOnce: (count: number) => string
  readonly signTransactions: (count: number) => string
  readonly sendTransaction: string
  readonly message: string
  readonly messageBytes: string
  readonly empty: string
  readonly forApp: string
  readonly contract: string
  readonly amount: string
  readonly amountOrNumber: string
  /** An amount of a token that does not say how it counts. */
  readonly uncounted: (amount: string) => string
  readonly from: string
  readonly to: string
  readonly token: string
  readonly atMost: string
  readonly everything: string
  readonly spender: string
  readonly whoMay: string
  readonly whoMayNot: string
  readonly collection: string
  readonly data: string
  readonly code: string
  readonly fee: string
  readonly step: (place: number, count: number) => string
  readonly smartAccount: string
  readonly smartAccountFirst: string
  readonly smallestUnit: string
  readonly toTokenAccount: string
  readonly allowSmallestUnit: string
  readonly takeBackOf: string
  readonly openTokenAccount: string
  readonly note: string
  readonly callProgram: string
  readonly inTable: string
  readonly warnBytes: string
  readonly warnPermit: string
  readonly warnOrder: string
  readonly warnElsewhere: (domain: string, host: string) => string
  readonly warnOtherAccount: string
  readonly warnCreate: string
  readonly warnCall: string
  readonly warnEverything: string
  readonly warnOperator: string
  readonly warnSpender: string
  readonly warnTransaction: string
  readonly method: string
  readonly gas: string
  readonly kind: string
  readonly form: string
  readonly until: string
  readonly decimals: string
  readonly account: string
  readonly signedBy: string
  readonly paidBy: string
  readonly fromTokenAccount: string
  readonly block: string
  readonly fingerprint: string
  readonly warnTransfer: string
  readonly warnActs: string
  readonly warnTyped: string
  readonly warnFee: (cost: string) => string
  readonly warnNetwork: (network: string) => string
  readonly warnUnasked: (network: string) => string
}

/** What kind of account a wallet gave: bitcoin-like chains give `payment` at index 0 and `ordinal` at index 1. */
export type AccountType = "eoa" | "smartAccount" | "payment" | "ordinal" | "stx"

/** One account of one namespace, as the wallet gave it and the namespace canonicalised it. */
export interface Account {
  readonly namespace: string
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  /** Derivation path, where the wallet tells it. */
  readonly path?: string
}

/** An account as a Wallet Standard wallet lists it, decoded. */
export interface StandardAccount {
  /** Text of the wallet; not checked for any chain. */
  readonly address: string
  readonly publicKey: Uint8Array | undefined
  /** Ids such as `chain:mainnet`, of the chains that the account is for. */
  readonly chains: ReadonlyArray<string>
  readonly features: ReadonlyArray<string>
  /** The wallet's own object: what its features want to be given. */
  readonly source: object
}

/** A wallet that registered itself on the page by the Wallet Standard, decoded when it was first seen. */
export interface StandardWallet {
  /** Unique on this page; the name, with a number where another wallet has it already. */
  readonly id: string
  /** Fit to show: invisible and direction characters removed, at most 64 characters. */
  readonly name: string
  /** An image `data:` URI of at most 256 KiB. */
  readonly icon?: string
  readonly chains: ReadonlyArray<string>
  /** The functions of a feature, or undefined when the wallet has no such feature. */
  readonly feature: (name: string) => Readonly<Record<string, unknown>> | undefined
  /** What the wallet lists now; entries that are no accounts are left out. */
  readonly accounts: () => ReadonlyArray<StandardAccount>
}

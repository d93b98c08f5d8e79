/** An account as a Wallet Standard wallet gives it to a page. */
export interface StandardAccount {
  /** As the chain writes it, such as base58 for Solana. */
  readonly address: string
  readonly publicKey: Uint8Array
  /** The chains it may be used on, `namespace:reference`. */
  readonly chains: readonly string[]
  /** The features it may be used with. */
  readonly features: readonly string[]
  /** The user's name for it. */
  readonly label?: string
  readonly icon?: string
}

/** What `standard:connect` takes. */
export interface StandardConnectInput {
  /** Returns only what is already permitted, without asking the user. */
  readonly silent?: boolean
}

/** What `change` of `standard:events` reports: the properties of the wallet that changed, as they are now. */
export interface StandardChange {
  readonly accounts?: readonly StandardAccount[]
  readonly chains?: readonly string[]
  readonly features?: Readonly<Record<string, unknown>>
}

/** The features that belong to no chain. */
export interface StandardFeatures {
  readonly "standard:connect"?: {
    readonly version: string
    connect(input?: StandardConnectInput): Promise<{ readonly accounts: readonly StandardAccount[] }>
  }
  readonly "standard:disconnect"?: {
    readonly version: string
    disconnect(): Promise<void>
  }
  readonly "standard:events"?: {
    readonly version: string
    /** Returns a function that stops listening. */
    on(event: "change", listener: (change: StandardChange) => void): () => void
  }
}

/**
 * A Wallet Standard wallet, as a page sees it.
 *
 * Source: the `Wallet` interface of `@wallet-standard/base`, version 1.0.0.
 */
export interface StandardWallet {
  readonly version: string
  /** Also its identity: the standard has no other. */
  readonly name: string
  /** Image as a `data:` URI. */
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: StandardFeatures & Readonly<Record<string, unknown>>
  /** The accounts that the site may use now. */
  readonly accounts: readonly StandardAccount[]
}

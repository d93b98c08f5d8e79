/** For what a session is wanted. */
export interface CoinbaseSession {
  /** The connected account. */
  readonly address: string
  /** As the provider names it: `ethereum`, `base`, `polygon`. */
  readonly network: string
  /** Symbol of the coin: `USDC`. */
  readonly asset: string
}

/** What `coinbaseOnramp` is made with. */
export interface CoinbaseOnrampOptions {
  /**
   * Asks your server for a session token: it makes one with the provider's API and your secret key, for this address and no other. A
   * token is good once, and for five minutes. The provider takes no link without one. May reject.
   */
  readonly session: (request: CoinbaseSession, options: { readonly signal: AbortSignal }) => Promise<string>
}

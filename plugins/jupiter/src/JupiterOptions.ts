/** What `jupiter` is made with. */
export interface JupiterOptions {
  /** Base of its API, without a slash at the end: `https://api.jup.ag` by default, or a proxy of yours that adds a key. */
  readonly url?: string
  /**
   * Mints of the tokens that are offered for swaps beside the coin, at most 200; USDC and USDT by default. What they are called says the
   * app: `tokens` of `solana`.
   */
  readonly tokens?: ReadonlyArray<string>
}

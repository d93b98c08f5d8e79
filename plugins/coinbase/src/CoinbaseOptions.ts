/** Which accounts of Coinbase visitors may connect. */
export type CoinbasePreference = "all" | "smartWalletOnly" | "eoaOnly"

/** What `coinbase` can be told. */
export interface CoinbaseOptions {
  /** What the wallet calls the page; the kit's `app.name` by default. */
  readonly appName?: string
  /** URL of the picture that the wallet shows for the page; the first of `app.icons` by default. */
  readonly appLogoUrl?: string
  /** Numeric ids of the chains that the wallet is told of, the preferred one first; the kit's EVM networks by default. */
  readonly appChainIds?: ReadonlyArray<number>
  /**
   * - `all`, the default: the browser extension where it is installed, else the smart wallet in Coinbase's window;
   * - `smartWalletOnly`: the smart wallet, also beside the extension;
   * - `eoaOnly`: the extension alone, which the EVM plugin lists: this plugin then offers nothing.
   */
  readonly preference?: CoinbasePreference
  /** `false`: it is not offered. */
  readonly enableCoinbase?: boolean
  /** Page of the wallet, `https:` or on this machine; `https://keys.coinbase.com/connect` by default. */
  readonly keysUrl?: string
}

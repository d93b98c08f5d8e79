import type { CaipAddress } from "@latchkey/core"

/** Options of `tokens`. */
export interface TokensOptions {
  /**
   * The symbols of tokens that the app vouches for, by their CAIP-10 ids: any other token that calls itself by one of these
   * symbols is marked as unverified. Nobody may call itself by the network's own coin, whether or not it is named here.
   */
  readonly known?: Readonly<Record<CaipAddress, string>>
  /** Code of the currency in which worth is told, of ISO 4217, if a plugin knows prices in it; `USD` by default. */
  readonly currency?: string
}

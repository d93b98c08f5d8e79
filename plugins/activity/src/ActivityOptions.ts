import type { CaipAddress } from "@latchkey/core"

/** Options of `activity`. */
export interface ActivityOptions {
  /**
   * The symbols of tokens that the app vouches for, by their CAIP-10 ids: a transaction that nobody here signed, of another
   * token that calls itself by one of these symbols, is hidden. Nobody may call itself by the network's own coin, whether or not it is
   * named here.
   */
  readonly known?: Readonly<Record<CaipAddress, string>>
  /**
   * Origins, `https:` alone, from which pictures of collections may be loaded: each learns who looks at which. A picture that
   * lies elsewhere is not shown; one that is itself a `data:` URI of at most 256 KiB always is.
   */
  readonly pictureHosts?: ReadonlyArray<string>
}

import type { SwapTokenId } from "@latchkey/core"

/** Options of `swap`. */
export interface SwapOptions {
  /**
   * Tokens that the list shows before others, in this order: CAIP-10 ids of their contracts, or `native` for the network's own coin. Of
   * these, the ones that a source swaps on the visitor's network; what the account holds stands above them. When absent, tokens with
   * a symbol that is well known and that only one of the list has; none with `[]`.
   */
  readonly suggested?: ReadonlyArray<SwapTokenId>
}

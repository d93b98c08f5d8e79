import type { SwapTokenId } from "@latchkey/core"

/** Options of `swap`. */
export interface SwapOptions {
  /**
   * Tokens that the list shows before others, in this order: CAIP-10 ids of their contracts, or `native` for the network's own coin. Of
   * these, the ones that a source swaps on the visitor's network; what the account holds stands above them. When absent, tokens with
   * a symbol that is well known and that only one of the list has; none with `[]`.
   */
  readonly suggested?: ReadonlyArray<SwapTokenId>
  /**
   * The most that a token may keep of what is bought, in percent of what was offered: 0 to 100. A swap of which less arrives, as the chain
   * tries it before the review, is refused with `TRANSFER_TAX`; half a percent is always allowed, since prices move. When absent, visitors
   * are told how much it is, and decide. What nobody could try is offered all the same, and visitors are told that.
   */
  readonly maxTransferTax?: number
  /**
   * Code of the currency in which it is told what amounts are worth, of ISO 4217, if a plugin knows prices in it; `USD` by default.
   * Offers are compared by what arrives in it too, where the network's fee is in another coin than what is bought.
   */
  readonly currency?: string
}

/** Options of `send`. */
export interface SendOptions {
  /**
   * Code of the currency in which it is told what an amount is worth, of ISO 4217, if a plugin knows prices in it; `USD` by
   * default.
   */
  readonly currency?: string
  /**
   * The most that a token may keep of a transfer, in percent of it: 0 to 100. One that keeps more, as the chain tries it before the
   * review, is refused with `TRANSFER_TAX`. When absent, visitors are told how much it is, and decide. What nobody could try is sent all
   * the same, and visitors are told that.
   */
  readonly maxTransferTax?: number
}

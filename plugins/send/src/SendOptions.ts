/** Options of `send`. */
export interface SendOptions {
  /**
   * Code of the currency in which it is told what an amount is worth, of ISO 4217, if a plugin knows prices in it; `USD` by
   * default.
   */
  readonly currency?: string
}

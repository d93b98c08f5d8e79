/** Options of `pay`. */
export interface PayOptions {
  /**
   * The most that a token may keep of a payment, in percent of it: 0 to 100, 0 by default. A payment of which more would not arrive, as the
   * chain tries it, is not offered by the wallet: it is refused with `TRANSFER_TAX`. Of one that is allowed, `pay` still rejects with
   * `PAY_SHORT` when less arrived than was asked for.
   */
  readonly maxTransferTax?: number
}

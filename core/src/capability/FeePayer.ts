/** Who pays the network's fee of a transaction in its sender's place. */
export interface FeePayer {
  /**
   * - `sponsor`: a paymaster that the app has named and the wallet asks; - `executor`: whoever carries out what the account's owners have
   * signed; - `wallet`: the wallet, out of more than the account's own coin.
   */
  readonly kind: "sponsor" | "executor" | "wallet"
  /** What the app calls the sponsor; absent where it does not say. */
  readonly name?: string
}

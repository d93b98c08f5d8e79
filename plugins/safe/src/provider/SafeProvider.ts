/** A request as EIP-1193 describes it. */
export interface SafeRequest {
  readonly method: string
  readonly params?: ReadonlyArray<unknown>
}

/**
 * A Safe as a provider (EIP-1193): what `kit.getProvider("eip155")` gives inside of one.
 *
 * `eth_sendTransaction` and `wallet_sendCalls` answer with the hash of a proposal; a receipt is asked for by the same hash, and is
 * `null` until the owners have executed it. `personal_sign` and `eth_signTypedData_v4` answer when enough owners have signed.
 */
export interface SafeProvider {
  /**
   * Asks the Safe. Rejects with code 4001 where the visitor declined, 4100 for another account, 4200 for a method that a Safe does
   * not have, 4900 outside of the Safe, -32602 for wrong parameters, -32603 when the Safe failed.
   */
  readonly request: (request: SafeRequest) => Promise<unknown>
}

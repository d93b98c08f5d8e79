/** A request as EIP-1193 describes it. */
export interface CoinbaseRequest {
  readonly method: string
  readonly params?: ReadonlyArray<unknown>
}

/** The smart wallet as a provider (EIP-1193): what `kit.getProvider("eip155")` gives while it is connected. */
export interface CoinbaseProvider {
  /**
   * Asks the wallet; what the visitor has to approve opens its window, in the caller's task. Rejects with code 4001 where the visitor
   * declined, 4100 where the wallet has ended the session, 4200 for what neither the wallet nor a node of it answers, 4900 where the
   * wallet was not asked, else -32603: then it may have done what it was asked for.
   */
  readonly request: (request: CoinbaseRequest) => Promise<unknown>
  /** Events of EIP-1193: `chainChanged`, `accountsChanged`, `connect`, `disconnect`. */
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => void
}

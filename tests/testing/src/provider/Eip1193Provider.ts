/** What a page passes to `request`. */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** A listener of provider events; the arguments depend on the event. */
export type ProviderListener = (...args: readonly unknown[]) => void

/** The events of EIP-1193 that a virtual wallet sends. */
export type ProviderEvent = "connect" | "disconnect" | "accountsChanged" | "chainChanged"

/** An EIP-1193 provider, as a page sees it. */
export interface Eip1193Provider {
  /**
   * Asks the wallet. Resolves with JSON values only (quantities are `0x` hexadecimal).
   *
   * Fails: rejects with a `ProviderRpcError`.
   */
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: ProviderListener): Eip1193Provider
  removeListener(event: string, listener: ProviderListener): Eip1193Provider
}

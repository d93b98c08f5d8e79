/** What a provider rejects with when it does not ask the wallet. */
export class ProviderRequestError extends Error {
  override readonly name = "ProviderRequestError"
  /** As EIP-1193 numbers them: disconnected, no such chain, no such method; or as JSON-RPC: wrong parameters. */
  readonly code: 4900 | 4901 | 4200 | -32602
  constructor(code: ProviderRequestError["code"], message: string) {
    super(message)
    this.code = code
  }
}

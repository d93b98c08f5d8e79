/** What a provider of the embedded wallet rejects with. */
export class ProviderRequestError extends Error {
  override readonly name = "ProviderRequestError"
  /** As EIP-1193 and JSON-RPC number them: declined, no such method, not signed in, no such network, wrong parameters, failed. */
  readonly code: 4001 | 4200 | 4900 | 4901 | -32602 | -32603
  constructor(code: ProviderRequestError["code"], message: string) {
    super(message)
    this.code = code
  }
}

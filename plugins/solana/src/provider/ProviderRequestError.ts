/** What a provider of ours rejects with when the wallet was not asked, or gave no usable answer. */
export class ProviderRequestError extends Error {
  override readonly name = "ProviderRequestError"
  /** As EIP-1193 and JSON-RPC number them. */
  readonly code: 4100 | 4200 | -32602 | -32603
  constructor(code: ProviderRequestError["code"], message: string) {
    super(message)
    this.code = code
  }
}

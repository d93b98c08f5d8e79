/** What a provider is asked for. */
export interface EmbeddedRequest {
  readonly method: string
  readonly params?: unknown
}

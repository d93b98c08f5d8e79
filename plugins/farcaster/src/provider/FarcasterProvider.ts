/** What the wallet of a client is asked for, as EIP-1193 says it. */
export interface FarcasterRequest {
  readonly method: string
  readonly params?: ReadonlyArray<unknown> | object
}

type Listener = (payload: any) => void

/** The wallet of a Farcaster client as an EIP-1193 provider. Rejects with errors that have a `code`. */
export interface FarcasterProvider {
  readonly request: (request: FarcasterRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

/** What a Farcaster client rejects with, and what its line does. */
export class ClientError extends Error {
  override readonly name = "ClientError"
  /** As EIP-1193 and JSON-RPC number them. */
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Hears what the wallet of a client tells of, by the names of EIP-1193. */
export type WalletEventListener = (event: unknown, params: unknown) => void

/** The line to the Farcaster client that shows this page. */
export interface ClientLine {
  /**
   * Calls the client, in the caller's task. `deadline` is in milliseconds; without one the visitor takes their time. Rejects with a
   * `ClientError`: 4900 where the client does not answer in time or was left, else what the client says.
   */
  readonly call: (name: string, args: ReadonlyArray<unknown>, deadline?: number) => Promise<unknown>
  readonly listen: (listener: WalletEventListener) => () => void
  /** Rejects what waits, and hears nothing more. */
  readonly close: () => void
}

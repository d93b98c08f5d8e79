import type { CaipNetworkId, Cancellable } from "@latchkey/core"

/** What a transaction has to pay now, in satoshi for each virtual byte; may have a fraction. */
export interface FeeRates {
  /** For the next block. */
  readonly fastest: number
  /** For one within about half an hour. */
  readonly halfHour: number
  /** For one within about an hour. */
  readonly hour: number
  /** Below it the server passes no transaction on. */
  readonly minimum: number
}

/** What `kit.esplora` offers. Each takes `{ signal }` as its last argument. */
export interface EsploraApi {
  /**
   * Hands a signed transaction to the network, as hex, and answers with its id. One that the network has already is no failure.
   *
   * Fails: `EsploraTransactionInvalidError`, `EsploraRefusedError` with the server's reason, `EsploraNetworkMissingError`,
   * `EsploraUnreachableError` where nobody knows whether it got there, `PageInsecureError`.
   */
  readonly broadcast: (
    request: { readonly networkId: CaipNetworkId; readonly transaction: string },
    options?: Cancellable
  ) => Promise<{ readonly hash: string }>
  /**
   * What a transaction has to pay now: what the server recommends, else what it estimates.
   *
   * Fails: `EsploraNetworkMissingError`, and as reading does.
   */
  readonly feeRates: (
    request: { readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<FeeRates>
}

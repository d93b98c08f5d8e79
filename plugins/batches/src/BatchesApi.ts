import type { AppCall, CallsReport, Cancellable } from "@latchkey/core"

/** The actions of `kit.batches`, for the connected account of the active namespace on its network. */
export interface BatchesApi {
  /**
   * Asks the wallet to make 1 to 100 calls, which the visitor confirms at once: all of them or none, unless `isAtomic` is `false`.
   * Whoever sends the same again while the wallet is still being asked waits for that answer: the wallet is asked once.
   * Ends with the wallet's own id for them when the wallet has taken them on; the view that tells what becomes of them opens then.
   *
   * Fails, nothing being sent: `CallsInvalidError`, `CapabilityMissingError`, `NotConnectedError`, `NetworkNotFoundError`,
   * `NetworkMismatchError`, `TransferFailedError` where the wallet does not do it, `TransferRejectedError` where the visitor
   * declined. Fails with `TransferUncertainError` where it may have been sent.
   */
  readonly send: (
    request: { readonly calls: ReadonlyArray<AppCall>; readonly isAtomic?: boolean },
    options?: Cancellable
  ) => Promise<{ readonly id: string }>
  /**
   * Asks the wallet and the chain until both know what became of calls, at most 25 s; joins one who asks already. What nobody can tell
   * by then is `pending` or `unknown`, and may be followed again.
   *
   * Fails: `BatchMissingError`, `NotConnectedError`, `NetworkNotFoundError`.
   */
  readonly follow: (request: { readonly id: string }, options?: Cancellable) => Promise<CallsReport>
}

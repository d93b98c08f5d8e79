import type { Cancellable, TransferOutcome } from "@latchkey/core"
import type { RevokeReview } from "./ApprovalsState.ts"

/** The actions of `kit.approvals`. */
export interface ApprovalsApi {
  /**
   * Reads who may take what of the connected account of a namespace, by default the active one, on its network, into the state:
   * `kit.getSnapshot().approvals.byNamespace[namespace]`. From the chain, latest block, not cached; a read that is under way is
   * joined. On a network that the app does not use nothing is read. A failed read is a part of the state, and no failure of this.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` where nobody can tell the approvals of the namespace.
   */
  readonly load: (request?: { readonly namespace?: string | undefined } & Cancellable) => Promise<void>
  /**
   * Makes the request after which the spender of an approval, by its `key`, may take nothing any more, lets the chain try it, and
   * answers with what is to be shown: every word of it is read out of that request. Asks the wallet for nothing.
   *
   * Fails: `ApprovalMissingError`, `TransferChangedError` where the request would do anything else, `TransferBalanceError`,
   * `TransferRefusedError`, `NotConnectedError`, `NetworkNotFoundError`, `CapabilityMissingError`, and as reading the chain does.
   */
  readonly prepare: (
    request: { readonly key: string; readonly namespace?: string | undefined } & Cancellable
  ) => Promise<RevokeReview>
  /**
   * Asks the chain again, then the wallet to send what `prepare` made. Resolves with the transaction's hash when the wallet has sent
   * it. Each may be sent once.
   *
   * Fails, nothing being sent: `NetworkMismatchError`, `TransferChangedError`, `TransferBalanceError`, `TransferRefusedError`,
   * `TransferRejectedError`, `TransferFailedError`, `RevokeSubmittedError`. Fails with `TransferUncertainError` or
   * `NotConnectedError` where it may have been sent all the same.
   */
  readonly submit: (review: RevokeReview, options?: Cancellable) => Promise<{ readonly hash: string }>
  /**
   * Waits no longer for the wallet's answer to `submit`, which then fails with `TransferUncertainError`: what the wallet shows stays
   * there, and may still be approved.
   */
  readonly stopAsking: () => Promise<void>
  /**
   * Waits until the chain says what became of the latest revocation, then reads the approvals again. `unknown` where nobody knew of
   * it for half a minute, or it waits for longer than its chain ever takes: call it once more then.
   *
   * Fails: `RevokeMissingError` where nothing was sent, and as reading the chain does.
   */
  readonly follow: (options?: Cancellable) => Promise<TransferOutcome>
}

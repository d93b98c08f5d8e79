import type { Cancellable } from "@latchkey/core"
import type { Proposal } from "./SafeState.ts"

/** Which proposal is meant. */
export interface ProposalRequest {
  /** What `eth_sendTransaction` answered inside a Safe: 32 bytes in hex. */
  readonly safeTxHash: string
}

/** What `kit.safe` does. */
export interface SafeApi {
  /**
   * Asks the Safe where a proposal is, now.
   *
   * Fails: `SafeTxHashInvalidError`, `NotConnectedError` outside of a Safe, `SafeFailedError`.
   */
  readonly read: (request: ProposalRequest) => Promise<Proposal>
  /**
   * Waits until a proposal was executed, failed or was cancelled. Owners may take days: end it with the signal. The state has
   * each step meanwhile.
   *
   * Fails: as `read`; with `NotConnectedError` as soon as the Safe is disconnected.
   */
  readonly follow: (request: ProposalRequest, options?: Cancellable) => Promise<Proposal>
}

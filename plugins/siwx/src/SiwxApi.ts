import type { SiwxActions } from "@latchkey/core"

/** The actions of `kit.siwx`. */
export interface SiwxApi extends SiwxActions {
  /**
   * Ends the question without a signature. Where signing in is required, goes back to the network of the latest sign-in of
   * this account, if there is one, else disconnects; the modal closes.
   */
  readonly cancel: () => Promise<void>
}

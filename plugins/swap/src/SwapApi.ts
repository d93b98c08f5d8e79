import type { SwapActions } from "@latchkey/core"
import type { SwapForm } from "./SwapState.ts"

/** The actions of `kit.swap`, for the connected account of the active namespace on its network. */
export interface SwapApi extends SwapActions {
  /**
   * Takes note of what the visitor enters. Another pair has no chosen offer. A token chosen for one side that stands on the other turns the
   * two round, and the amount, which was of the other token, is emptied. The form is emptied when a swap was sent, and for another account or
   * network.
   *
   * Fails: `SwapRequestInvalidError` with `same`, the form staying as it is, where one token would be on both sides: both were named, or
   * nothing was bought yet that could be sold.
   */
  readonly edit: (change?: Partial<SwapForm>) => Promise<void>
}

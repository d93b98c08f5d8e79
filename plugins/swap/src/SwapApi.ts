import type { SwapActions } from "@latchkey/core"
import type { SwapForm } from "./SwapState.ts"

/** The actions of `kit.swap`, for the connected account of the active namespace on its network. */
export interface SwapApi extends SwapActions {
  /** Takes note of what the visitor enters. Another pair has no chosen offer. The form is emptied when a swap was sent, and for another account or network. */
  readonly edit: (change?: Partial<SwapForm>) => Promise<void>
}

import type { OnrampActions } from "@latchkey/core"
import type { OnrampForm } from "./OnrampState.ts"

/** The actions of `kit.onramp`, for the connected account of the active namespace on its network. */
export interface OnrampApi extends OnrampActions {
  /** Takes note of what the visitor enters. The form is emptied for another account or network. */
  readonly edit: (change?: Partial<OnrampForm>) => Promise<void>
}

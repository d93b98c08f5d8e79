import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { send as headless, type SendTypes } from "../send.ts"
import type { SendOptions } from "../SendOptions.ts"
import type { SendApi } from "../SendApi.ts"
import type { SendState } from "../SendState.ts"
import type { viewIds } from "./viewIds.ts"

export type { SendApi } from "../SendApi.ts"
export type { SendOptions } from "../SendOptions.ts"
export type {
  HeldTokens,
  LinkedPayment,
  NamedReceiver,
  SendForm,
  SendProgress,
  SendReview,
  SendState
} from "../SendState.ts"
export { useSend, type SendView } from "./useSend.ts"

/**
 * `send` with its views: a tile "Send" in the account view, the form, the choice of a token, the review, and what becomes of
 * the transfer.
 *
 * The tile is shown if the connected namespace has the `transfers` capability and `features.send` is on.
 */
export const send = (
  options?: SendOptions
): Plugin<"send", SendApi, SendState, SendTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(options), () => import("./fills.ts").then((part) => part.sendFills))

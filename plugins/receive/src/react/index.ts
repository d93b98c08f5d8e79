import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { receive as headless, type ReceiveTypes } from "../receive.ts"
import type { ReceiveApi } from "../ReceiveApi.ts"
import type { viewIds } from "./viewIds.ts"

export type { PaymentDetails, ReceiveApi } from "../ReceiveApi.ts"

/**
 * `receive` with its views: a tile "Receive" in the account view, the address as a QR code, the compatible networks.
 *
 * The tile is shown while `features.receive` is on.
 */
export const receive = (): Plugin<"receive", ReceiveApi, any, ReceiveTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(), () => import("./fills.ts").then((part) => part.receiveFills))

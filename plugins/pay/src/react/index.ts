import type { Plugin, ViewTypes } from "@latchkey/core"
import { declaration, type PayTypes } from "../pay.ts"
import type { PayApi } from "../PayApi.ts"
import type { PayOptions } from "../PayOptions.ts"
import type { PayState } from "../PayState.ts"
import type { viewIds } from "../viewIds.ts"

export type { BuyStatus, ExchangeSession, PayApi } from "../PayApi.ts"
export type { PayOptions } from "../PayOptions.ts"
export type { PaymentAsset, PayRequest, PayResult } from "../PayRequest.ts"
export type { ExchangeProgress, PayExchanges, Payment, PayState, WalletProgress } from "../PayState.ts"
export { useAvailableExchanges, type AvailableExchangesView } from "./useAvailableExchanges.ts"
export {
  useExchangeBuyStatus,
  type ExchangeBuyStatusRequest,
  type ExchangeBuyStatusView
} from "./useExchangeBuyStatus.ts"
export { usePay, type PayHandlers, type PayView } from "./usePay.ts"
export { usePayUrlActions, type PayUrlActions, type PayUrlRequest } from "./usePayUrlActions.ts"

/**
 * `pay` with its views: what is to be paid and how, the review of the transfer, and what becomes of the payment. They are shown when
 * `kit.pay.pay` is called; the account view has no tile of it.
 */
export const pay = (
  options: PayOptions = {}
): Plugin<"pay", PayApi, PayState, PayTypes & ViewTypes<typeof viewIds>> => ({
  ...declaration,
  given: options,
  lateFills: () => import("./fills.ts").then((part) => part.payFills),
  // With the views, since who asks for a payment sees them.
  load: () => import("./opened.ts").then((part) => part.moduleWithViews(options))
})

import type { Plugin, ViewTypes } from "@latchkey/core"
import { declaration, type SwapTypes } from "../swap.ts"
import type { SwapApi } from "../SwapApi.ts"
import type { SwapOptions } from "../SwapOptions.ts"
import type { SwapState } from "../SwapState.ts"
import type { viewIds } from "./viewIds.ts"

export type { SwapApi } from "../SwapApi.ts"
export type { SwapOptions } from "../SwapOptions.ts"
export type { SwapAsked, SwapForm, SwapState, SwapTokens } from "../SwapState.ts"
export { useSwap, type SwapView } from "./useSwap.ts"

/**
 * `swap` with its views: a tile "Swap" in the account view, the form, the choice of a token, the review of each transaction, and what
 * becomes of it.
 *
 * The tile is shown if the connected namespace has the `contractCalls` capability and `features.swaps` is not off.
 */
export const swap = (
  options: SwapOptions = {}
): Plugin<"swap", SwapApi, SwapState, SwapTypes & ViewTypes<typeof viewIds>> => ({
  ...declaration,
  lateFills: () => import("./fills.ts").then((part) => part.swapFills),
  // With the form, since who opens that needs the actions too.
  given: options,
  load: () => import("./opened.ts").then((part) => part.moduleWithViews(options))
})

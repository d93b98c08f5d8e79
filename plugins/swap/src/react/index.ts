import { fillSlot, readSlot, swapSources, withFills, type KitState, type Plugin } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { swap as headless, type SwapTypes } from "../swap.ts"
import type { SwapApi } from "../SwapApi.ts"
import type { SwapState } from "../SwapState.ts"
import { SwapIcon } from "./SwapIcon.tsx"
import { titles } from "./titles.ts"
import { viewIds } from "./viewIds.ts"

export type { SwapApi } from "../SwapApi.ts"
export type { SwapAsked, SwapForm, SwapState, SwapTokens } from "../SwapState.ts"
export { useSwap, type SwapView } from "./useSwap.ts"

/** Whether swaps are offered: in basic mode no remote source has a say, so that only the app's own option turns them off. */
const isOffered = ({ feature: { basic, local, values }, plugin }: KitState): boolean =>
  (basic ? local?.swaps : values.swaps) !== false && readSlot(plugin.fillings, swapSources).length > 0

/**
 * `swap` with its views: a tile "Swap" in the account view, the form, the choice of a token, the review of each transaction, and what
 * becomes of it.
 *
 * The tile is shown if the connected namespace has the `contractCalls` capability, a plugin brings a source of swaps, and
 * `features.swaps` is not off.
 */
export const swap = (): Plugin<"swap", SwapApi, SwapState, SwapTypes> =>
  withFills(headless(), [
    fillSlot(accountActions, {
      id: "swap",
      feature: "swaps",
      label: titles.form,
      icon: SwapIcon,
      view: viewIds.form,
      capability: "contractCalls",
      when: isOffered
    }),
    ...(["form", "tokens", "preview", "progress"] as const).map((name) =>
      fillSlot(views, {
        id: viewIds[name],
        title: titles[name],
        load: () => import("./views/loadView.ts").then(({ loadView }) => loadView[name]())
      })
    )
  ])

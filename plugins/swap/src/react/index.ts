import { fillSlot, type Plugin } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { declaration, type SwapTypes } from "../swap.ts"
import type { SwapApi } from "../SwapApi.ts"
import type { SwapState } from "../SwapState.ts"
import { SwapIcon } from "./SwapIcon.tsx"
import { title } from "./title.ts"
import { viewIds } from "./viewIds.ts"

export type { SwapApi } from "../SwapApi.ts"
export type { SwapAsked, SwapForm, SwapState, SwapTokens } from "../SwapState.ts"
export { useSwap, type SwapView } from "./useSwap.ts"

const view = viewIds.form

// One part, since who opens the form needs the actions too: each further one would have its name in the page.
const opened = () => import("./opened.ts")

/**
 * `swap` with its views: a tile "Swap" in the account view, the form, the choice of a token, the review of each transaction, and what
 * becomes of it.
 *
 * The tile is shown if the connected namespace has the `contractCalls` capability and `features.swaps` is not off. In basic mode no
 * remote source has a say in that, so that only the app's own option turns it off.
 */
export const swap = (): Plugin<"swap", SwapApi, SwapState, SwapTypes> => ({
  ...declaration,
  fills: [
    fillSlot(accountActions, {
      id: "swap",
      feature: "swaps",
      label: title,
      icon: SwapIcon,
      view,
      capability: "contractCalls",
      when: ({ feature: { basic, local, values } }) => (basic ? local?.swaps : values.swaps) !== false
    }),
    fillSlot(views, { id: view, title, load: () => opened().then(({ loadView }) => loadView.form()) })
  ],
  load: () => opened().then(({ moduleWithViews }) => moduleWithViews)
})

import { fillSlot } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { swapDrawing } from "./swapDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

const view = viewIds.form

/** The tile "Swap" of the account view, and the form that it leads to. */
export const swapFills = [
  fillSlot(accountActions, {
    id: "swap",
    feature: "swaps",
    label: titles.swap,
    icon: swapDrawing,
    view,
    capability: "contractCalls",
    when: ({ feature }) => feature.values.swaps !== false
  }),
  fillSlot(views, {
    id: view,
    title: titles.swap,
    load: () => import("./opened.ts").then(({ loadView }) => loadView.form())
  })
]

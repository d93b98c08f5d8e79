import { fillSlot, readSlice } from "@latchkey/core"
import { sentRule, views } from "@latchkey/react/view"
import { swapSlice } from "../SwapState.ts"
import { titles } from "./messages/titles.ts"
import { loadView } from "./views/loadView.ts"
import { viewIds } from "./viewIds.ts"

/** The views that the form leads to. */
export const laterViews = [
  ...(["tokens", "offers", "preview", "receiver", "progress"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: name === "progress" || name === "receiver" ? titles.swap : titles[name],
      load: loadView[name]
    })
  ),
  sentRule(
    "swap",
    { review: viewIds.preview, progress: viewIds.progress },
    (state) => readSlice(state, swapSlice).progress
  )
]

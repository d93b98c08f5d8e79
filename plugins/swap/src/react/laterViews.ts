import { fillSlot, readSlice } from "@latchkey/core"
import { sentRule, views } from "@latchkey/react/view"
import { swapSlice } from "../SwapState.ts"
import { title } from "./title.ts"
import { loadView } from "./views/loadView.ts"
import { viewIds } from "./viewIds.ts"

/** The headings of what the form leads to, by locale. */
export const titles = {
  tokens: { en: "Choose token", ar: "اختيار الرمز", de: "Token wählen" },
  preview: { en: "Review", ar: "مراجعة", de: "Prüfen" },
  progress: title
} as const

/** The views that the form leads to. */
export const laterViews = [
  ...(["tokens", "preview", "progress"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name],
      load: loadView[name]
    })
  ),
  sentRule(
    "swap",
    { review: viewIds.preview, progress: viewIds.progress },
    (state) => readSlice(state, swapSlice).progress
  )
]

import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { SendView } from "./SendView.tsx"
import { withWords } from "../messages/useWords.ts"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view by its place in the journey: the first is here, the others load when they are shown. */
export const loadView = {
  form: async () => loaded(SendView),
  tokens: async () => loaded((await import("./SendTokens.tsx")).SendTokens),
  review: async () => loaded((await import("./SendReview.tsx")).SendReview),
  progress: async () => loaded((await import("./SendProgress.tsx")).SendProgress)
}

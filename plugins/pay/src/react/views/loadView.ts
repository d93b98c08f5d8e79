import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "../messages/useWords.ts"
import { PayForm } from "./PayForm.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view by its place in the journey: the first is here, the others load when they are shown. */
export const loadView = {
  pay: async () => loaded(PayForm),
  review: async () => loaded((await import("./PayReview.tsx")).PayReview),
  progress: async () => loaded((await import("./PayLoading.tsx")).PayLoading)
}

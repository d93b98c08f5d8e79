import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "../messages/useWords.ts"
import { OnrampForm } from "./OnrampForm.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view by its place in the journey: the first is here, the other loads when it is shown. */
export const loadView = {
  form: async () => loaded(OnrampForm),
  progress: async () => loaded((await import("./OnrampProgress.tsx")).OnrampProgress)
}

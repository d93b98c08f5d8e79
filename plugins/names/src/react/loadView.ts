import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "./messages/useWords.ts"
import { RegisterAccountName } from "./views/RegisterAccountName.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view: the first is here, the other loads when it is shown. */
export const loadView = {
  register: async () => loaded(RegisterAccountName),
  success: async () =>
    loaded((await import("./views/RegisterAccountNameSuccess.tsx")).RegisterAccountNameSuccess)
}

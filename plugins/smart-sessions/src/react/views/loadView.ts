import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "../messages/useWords.ts"
import { SessionList } from "./SessionList.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view: the lists are here, the others load when they are shown. */
export const loadView = {
  list: async () => loaded(SessionList),
  session: async () => loaded((await import("./SessionView.tsx")).SessionView),
  granted: async () => loaded((await import("./SessionGranted.tsx")).SessionGranted)
}

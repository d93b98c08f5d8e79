import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { ActivityListView, ActivityTab } from "./ActivityListView.tsx"
import { withWords } from "./messages/useWords.ts"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** The tab and each view: the list is here, a transaction loads when it is opened. */
export const loadView = {
  tab: async () => loaded(ActivityTab),
  list: async () => loaded(ActivityListView),
  transaction: async () => loaded((await import("./TransactionView.tsx")).TransactionView)
}

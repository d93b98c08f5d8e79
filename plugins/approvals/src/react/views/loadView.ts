import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "../messages/useWords.ts"
import { ApprovalList } from "./ApprovalList.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view: the list is here, taking one back, and what becomes of that, load when they are opened. */
export const loadView = {
  list: async () => loaded(ApprovalList),
  revoke: async () => loaded((await import("./ApprovalRevoke.tsx")).ApprovalRevoke),
  progress: async () => loaded((await import("./ApprovalProgress.tsx")).ApprovalProgress)
}

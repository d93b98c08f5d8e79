import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "../messages/useWords.ts"
import { ApprovalList } from "./ApprovalList.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view: the list is here, taking one back loads when it is opened. */
export const loadView = {
  list: async () => loaded(ApprovalList),
  revoke: async () => loaded((await import("./ApprovalRevoke.tsx")).ApprovalRevoke)
}

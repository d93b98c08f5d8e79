import type { KitState, ViewEntry } from "@latchkey/core"
import { useMemo } from "react"
import type { Messages } from "../messages/Messages.ts"
import { pickWords } from "../messages/pickWords.ts"
import type { ViewDeclaration } from "../slots/views.ts"
import { builtInViews } from "../views/index.ts"
import { findView } from "./findView.ts"
import { useModalContext, useModalState } from "../context/ModalContext.ts"

const titleOf = (
  view: ViewDeclaration,
  { params }: ViewEntry,
  messages: Messages,
  state: KitState
): string => {
  const { title } = view
  if (typeof title === "function") return title({ params, messages, state })
  return typeof title === "string" ? messages[title] : pickWords(title, messages.locale, messages.titles)
}

/** The declaration of an entry's view and its heading; no declaration if no plugin has the view. */
export const useView = (
  entry: ViewEntry
): { readonly view: ViewDeclaration | undefined; readonly title: string } => {
  const { messages } = useModalContext()
  const fillings = useModalState((state) => state.plugin.fillings)
  const view = useMemo(() => findView(fillings, builtInViews, entry.view), [fillings, entry.view])
  const title = useModalState((state) =>
    view !== undefined
      ? titleOf(view, entry, messages, state)
      : state.connection.settled
        ? messages.viewUnknownTitle
        : messages.loading
  )
  return { view, title }
}

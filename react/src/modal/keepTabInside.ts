import type { KeyboardEvent } from "react"
import { focusableIn } from "./focusable.ts"

/** Keeps the Tab key inside the card. */
export const keepTabInside = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Tab" || event.defaultPrevented) return
  const card = event.currentTarget
  const root = card.getRootNode()
  const list = focusableIn(card)
  const active = root instanceof ShadowRoot ? root.activeElement : card.ownerDocument.activeElement
  const follows = (element: Element) =>
    active !== null && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const precedes = (element: Element) => element !== active && !follows(element)
  const goesOn = event.shiftKey ? list.some(precedes) : list.some(follows)
  if (goesOn && active !== null) return
  event.preventDefault()
  const target = event.shiftKey ? list.at(-1) : list[0]
  target?.focus()
}

import type { NavigationState } from "@latchkey/core"
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { focusableIn } from "./focusable.ts"

const heading = (card: HTMLElement) => card.querySelector<HTMLElement>("h1")
const currentView = (card: HTMLElement) => card.querySelector<HTMLElement>(".view:not([inert])")

/**
 * Keeps the focus somewhere sensible: on the heading of each new view, on what was used last when a view comes back,
 * and never on something that has gone.
 */
export const useViewFocus = (
  card: RefObject<HTMLElement | null>,
  { open, stack, direction }: NavigationState,
  { initial = true }: { readonly initial?: boolean } = {}
): void => {
  const key = stack.at(-1)?.key
  const used = useRef(new Map<number, number>())
  const seen = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    const element = card.current
    if (!open || key === undefined || element === null) {
      seen.current = undefined
      used.current.clear()
      return
    }
    const first = seen.current === undefined
    seen.current = key
    if (first && !initial) return
    const view = currentView(element)
    const index = direction === "back" && !first ? used.current.get(key) : undefined
    const before = index === undefined || view === null ? undefined : focusableIn(view)[index]
    const target = before ?? view?.querySelector<HTMLElement>("[data-initial-focus]") ?? heading(element)
    target?.focus({ preventScroll: before === undefined })
  }, [card, open, key, direction, initial])

  useEffect(() => {
    const element = card.current
    if (!open || key === undefined || element === null) return
    const note = (event: FocusEvent) => {
      const view = currentView(element)
      if (view === null || !(event.target instanceof HTMLElement) || !view.contains(event.target)) return
      used.current.set(key, focusableIn(view).indexOf(event.target))
    }
    element.addEventListener("focusin", note)
    return () => element.removeEventListener("focusin", note)
  }, [card, open, key])

  useEffect(() => {
    const element = card.current
    const root = element?.getRootNode()
    if (!open || element === null || !(root instanceof ShadowRoot)) return
    let inside = root.activeElement !== null
    const note = () => (inside = true)
    const left = (event: FocusEvent) => {
      if (event.relatedTarget !== null) inside = false
    }
    const observer = new MutationObserver(() => {
      const { activeElement, body } = element.ownerDocument
      const lost = root.activeElement === null && (activeElement === body || activeElement === root.host)
      if (inside && lost) heading(element)?.focus({ preventScroll: true })
    })
    element.addEventListener("focusin", note)
    element.addEventListener("focusout", left)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener("focusin", note)
      element.removeEventListener("focusout", left)
      observer.disconnect()
    }
  }, [card, open])
}

import type { NavigationState } from "@latchkey/core"
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { focusableIn } from "./focusable.ts"

const heading = (card: HTMLElement) => card.querySelector<HTMLElement>("h1")
const currentView = (card: HTMLElement) => card.querySelector<HTMLElement>(".view:not([inert])")

/** Finds in a view that is drawn again what was used in it; undefined if that is not there. */
type Find = (view: HTMLElement) => HTMLElement | undefined

const finderOf = (view: HTMLElement, used: HTMLElement): Find => {
  const place = used.closest("[aria-posinset]")?.getAttribute("aria-posinset")
  if (place == null) {
    const index = focusableIn(view).indexOf(used)
    return (again) => focusableIn(again)[index]
  }
  // Of a long list, other rows may be there the next time.
  return (again) => {
    const row = again.querySelector<HTMLElement>(`[aria-posinset="${place}"]`)
    return row === null ? undefined : focusableIn(row)[0]
  }
}

/**
 * Manages the focus: on the heading of each new view, on what was used last if a view is shown again, and never on a removed
 * element.
 */
export const useViewFocus = (
  card: RefObject<HTMLElement | null>,
  { open, stack, direction }: NavigationState,
  { initial = true }: { readonly initial?: boolean } = {}
): void => {
  const key = open ? stack.at(-1)?.key : undefined
  const used = useRef(new Map<number, Find>())
  const seen = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    if (key === undefined) {
      seen.current = undefined
      used.current.clear()
      return
    }
    const first = seen.current === undefined
    seen.current = key
    if (first && !initial) return
    const element = card.current!
    const view = currentView(element)
    const find = direction === "back" ? used.current.get(key) : undefined
    const before = view === null ? undefined : find?.(view)
    const target = before ?? view?.querySelector<HTMLElement>("[data-initial-focus]") ?? heading(element)
    target?.focus({ preventScroll: before === undefined })
  }, [card, key, direction, initial])

  useEffect(() => {
    if (key === undefined) return
    const element = card.current!
    const note = ({ target }: FocusEvent) => {
      const view = currentView(element)
      if (view?.contains(target as HTMLElement)) used.current.set(key, finderOf(view, target as HTMLElement))
    }
    element.addEventListener("focusin", note)
    return () => element.removeEventListener("focusin", note)
  }, [card, key])

  useEffect(() => {
    if (!open) return
    const element = card.current!
    const root = element.getRootNode() as ShadowRoot
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

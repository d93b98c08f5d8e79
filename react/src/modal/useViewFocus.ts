import type { NavigationState } from "@latchkey/core"
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { focusableIn } from "./focusable.ts"
import { seekRow } from "./seekRow.ts"

const heading = (card: HTMLElement) => card.querySelector<HTMLElement>("h1")
const currentView = (card: HTMLElement) => card.querySelector<HTMLElement>(".view:not([inert])")

/** What was used in a view. */
interface Used {
  /** Finds it in the view that is drawn again; undefined if it is not there. */
  readonly find: (view: HTMLElement) => HTMLElement | undefined
  /** It is a row of a long list, which may be drawn later. */
  readonly isRow: boolean
}

/** Which row of which list something is in, as a view may have several lists; undefined outside of long ones. */
const rowOf = (element: Element): string | undefined => {
  const row = element.closest("[aria-posinset]")
  return row === null
    ? undefined
    : `${row.getAttribute("aria-posinset")} ${row.parentElement?.getAttribute("aria-label")}`
}

const usedOf = (view: HTMLElement, used: HTMLElement): Used => {
  const row = rowOf(used)
  const index = focusableIn(view).indexOf(used)
  return {
    // Of a long list, other rows may be there the next time.
    find: (again) =>
      focusableIn(again).find((other, at) => (row === undefined ? at === index : rowOf(other) === row)),
    isRow: row !== undefined
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
  const used = useRef(new Map<number, Used>())
  /** How far down each view was, in px. */
  const scrolled = useRef(new Map<number, number>())
  const seen = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    if (key === undefined) {
      seen.current = undefined
      used.current.clear()
      scrolled.current.clear()
      return undefined
    }
    const first = seen.current === undefined
    seen.current = key
    if (first && !initial) return undefined
    const element = card.current!
    const view = currentView(element)
    const isBack = direction === "back"
    const left = isBack ? used.current.get(key) : undefined
    const before = view === null ? undefined : left?.find(view)
    const target = before ?? view?.querySelector<HTMLElement>("[data-initial-focus]") ?? heading(element)
    // The stage may still be as low as the view that leaves: what scrolls there is out of place afterwards.
    target?.focus({ preventScroll: true })
    if (view === null || !isBack) return undefined
    const down = scrolled.current.get(key) ?? 0
    view.scrollTop = down
    const isThere = () => Math.abs(view.scrollTop - down) <= 1
    if (before === undefined && left?.isRow === true) return seekRow(view, left.find, down)
    // Less may be drawn of it yet than there was.
    return isThere() ? undefined : seekRow(view, () => (isThere() && target ? target : undefined), down)
  }, [card, key, direction, initial])

  useEffect(() => {
    if (key === undefined) return
    const element = card.current!
    const note = ({ target }: FocusEvent) => {
      const view = currentView(element)
      if (view?.contains(target as HTMLElement)) used.current.set(key, usedOf(view, target as HTMLElement))
    }
    const follow = ({ target }: Event) => {
      if (target === currentView(element)) scrolled.current.set(key, (target as HTMLElement).scrollTop)
    }
    element.addEventListener("focusin", note)
    element.addEventListener("scroll", follow, { capture: true, passive: true })
    return () => {
      element.removeEventListener("focusin", note)
      element.removeEventListener("scroll", follow, { capture: true })
    }
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

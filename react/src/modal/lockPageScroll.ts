import { keepFixed } from "./keepFixed.ts"
import { setImportant } from "./setImportant.ts"

// Not the shorthand: of a page that set one of the two, it could not be put back. Room that is kept for a scroll bar lies outside of
// the top layer, so that nothing can darken it.
const still = { "overflow-x": "hidden", "overflow-y": "hidden", "scrollbar-gutter": "auto" }

/** Hides an element's scroll bar, and has the element keep its room instead. */
const lock = (element: HTMLElement, edges: () => { readonly left: number; readonly right: number }) => {
  const before = edges()
  const unlock = setImportant(element, still)
  const after = edges()
  const room = (side: "left" | "right", width: number): Record<string, string> => {
    const padding = Number.parseFloat(getComputedStyle(element).getPropertyValue(`padding-${side}`))
    return width > 0 ? { [`padding-${side}`]: `${padding + width}px`, "box-sizing": "border-box" } : {}
  }
  const release = setImportant(element, {
    ...room("left", before.left - after.left),
    ...room("right", after.right - before.right)
  })
  return () => {
    release()
    unlock()
  }
}

/** Keeps the page from scrolling and from jumping sideways; returns a function that restores everything. */
export const lockPageScroll = (document: Document): (() => void) => {
  const { documentElement: page, body, defaultView: view } = document
  const release = view === null ? undefined : keepFixed(view)
  const unlockPage = lock(page, () => page.getBoundingClientRect())
  // A page may scroll its body instead.
  const bodyScrolls = view !== null && /auto|scroll/.test(view.getComputedStyle(body).overflowY)
  const unlockBody = bodyScrolls
    ? lock(body, () => {
        const left = body.getBoundingClientRect().left + body.clientLeft
        return { left, right: left + body.clientWidth }
      })
    : undefined
  const letGo = release?.()
  return () => {
    letGo?.()
    unlockBody?.()
    unlockPage()
  }
}

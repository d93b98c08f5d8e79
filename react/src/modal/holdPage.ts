import { keepFixed } from "./keepFixed.ts"
import { setImportant } from "./setImportant.ts"

// Room that is kept for a scroll bar lies outside of the top layer, so that nothing can darken it.
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

/** Keeps a page whose scroll bars take room from scrolling, and all that is in it where it is; returns a function that restores it. */
export const holdPage = (view: Window): (() => void) => {
  const { documentElement: page, body } = view.document
  const release = keepFixed(view)
  const unlockPage = lock(page, () => page.getBoundingClientRect())
  // A page may scroll its body instead.
  const unlockBody = /auto|scroll/.test(view.getComputedStyle(body).overflowY)
    ? lock(body, () => {
        const left = body.getBoundingClientRect().left + body.clientLeft
        return { left, right: left + body.clientWidth }
      })
    : undefined
  const letGo = release()
  return () => {
    letGo()
    unlockBody?.()
    unlockPage()
  }
}

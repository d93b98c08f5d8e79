import { setImportant } from "./setImportant.ts"

/** A page of more elements than this is searched no further: it would be felt when the card opens. */
const MOST = 5_000

/**
 * Notes where the page's fixed elements are, if its scroll bar takes room: without it they would move into that. Returns a function
 * that puts them back there, and itself returns the one that lets them go.
 */
export const keepFixed = (view: Window): (() => () => void) => {
  const { document } = view
  const isWide = view.innerWidth === document.documentElement.clientWidth
  const found = isWide
    ? []
    : [...document.body.querySelectorAll<HTMLElement>("*")]
        .slice(0, MOST)
        .filter((element) => view.getComputedStyle(element).position === "fixed")
        .map((element) => ({ element, before: element.getBoundingClientRect() }))
  return () => {
    const undo = found.flatMap(({ element, before }) => {
      if (element.getBoundingClientRect().width === before.width) return []
      return [setImportant(element, { width: `${before.width}px`, "box-sizing": "border-box" })]
    })
    for (const { element, before } of found) {
      const by = before.left - element.getBoundingClientRect().left
      if (by !== 0 && view.getComputedStyle(element).translate === "none")
        undo.push(setImportant(element, { translate: `${by}px` }))
    }
    const letGo = () => {
      view.removeEventListener("resize", letGo)
      for (const release of undo.splice(0).toReversed()) release()
    }
    // In a window of another size they belong elsewhere.
    view.addEventListener("resize", letGo)
    return letGo
  }
}

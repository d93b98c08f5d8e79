const hiding = ["inert", "aria-hidden"] as const

/** How often it is undone before whoever sets it has its way: two that undo each other would stop the page. */
const MAX_REPAIRS = 100

/**
 * Keeps an element from being made inert or hidden from screen readers, as a page's own dialog does with everything beside it:
 * a modal that is opened over such a dialog would look open and answer nothing. Returns a function that stops.
 */
export const keepReachable = (element: Element): (() => void) => {
  let repairs = 0
  const observer = new MutationObserver(() => repair())
  const repair = () => {
    for (const name of hiding) {
      if (!element.hasAttribute(name)) continue
      if (++repairs > MAX_REPAIRS) return observer.disconnect()
      element.removeAttribute(name)
    }
  }
  observer.observe(element, { attributeFilter: [...hiding] })
  repair()
  return () => observer.disconnect()
}

/** How long rows are waited for, in milliseconds: by then a list that has them has drawn them. */
const PATIENCE = 1_000

/**
 * Brings a visitor back to where a long list was left: its rows are drawn as they are scrolled to. `find` gives what was used once it is
 * there, `scrolled` is how far down it was, in px. Ends when it is found, when the visitor goes somewhere else, or after a second; returns
 * a function that ends it.
 */
export const seekRow = (
  view: HTMLElement,
  find: (view: HTMLElement) => HTMLElement | undefined,
  scrolled: number
): (() => void) => {
  const look = () => {
    view.scrollTop = scrolled
    const found = find(view)
    if (found === undefined) return
    end()
    // Scrolls only where the row is not in sight all the same.
    found.focus()
  }
  const observer = new MutationObserver(look)
  const end = () => observer.disconnect()
  for (const move of ["wheel", "pointerdown", "keydown"]) view.addEventListener(move, end)
  setTimeout(end, PATIENCE)
  observer.observe(view, { childList: true, subtree: true })
  look()
  return end
}

/** How far from its end a box counts as read, in pixels. */
const NEAR = 4

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  clientHeight > 0 && scrollTop + clientHeight >= scrollHeight - NEAR

/**
 * Watches the boxes of a panel that scroll: each has to be seen to its end. `changed` hears whether all of them were; a box whose
 * end is in view at once was.
 */
export const readBoxes = (node: Element, changed: (areRead: boolean) => void): void => {
  const unread = new Set(node.querySelectorAll("[tabindex='0']"))
  const look = () => {
    for (const box of unread)
      if (isAtEnd(box)) {
        unread.delete(box)
        sizes.unobserve(box)
        box.removeEventListener("scroll", look)
      }
    changed(unread.size === 0)
  }
  // Also hears of the first layout, when a box has a size.
  const sizes = new ResizeObserver(look)
  changed(unread.size === 0)
  for (const box of unread) {
    sizes.observe(box)
    box.addEventListener("scroll", look, { passive: true })
  }
}

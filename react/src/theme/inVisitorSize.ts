/** The size of type that the visitor chose in the browser, in px; 16 where nothing was chosen. */
export const visitorSize = (root: ShadowRoot): number => {
  const probe = root.ownerDocument.createElement("span")
  // A family of its own, since browsers have another size for `monospace`.
  probe.style.font = "medium serif"
  root.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size > 0 ? size : 16
}

/**
 * Rules with `rem` as the visitor's size of type. To a browser it is the size of the page's root, which says nothing of the
 * visitor: many pages set 62.5 %.
 */
export const inVisitorSize = (css: string, size: number): string =>
  css.replace(/([\d.]+)rem\b/g, (_, count: string) => `${Number(count) * size}px`)

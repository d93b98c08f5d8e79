// Not the shorthand: of a page that set one of the two, it could not be put back.
const properties = ["overflow-x", "overflow-y", "scrollbar-gutter"] as const
const still = { "overflow-x": "hidden", "overflow-y": "hidden" } as const

const setImportant = (
  element: HTMLElement,
  values: Readonly<Partial<Record<(typeof properties)[number], string>>>
) => {
  const before = properties.map((name) => ({
    name,
    value: element.style.getPropertyValue(name),
    priority: element.style.getPropertyPriority(name)
  }))
  const hadStyle = element.hasAttribute("style")
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value, "important")
  return () => {
    for (const { name, value, priority } of before) element.style.setProperty(name, value, priority)
    if (!hadStyle && element.getAttribute("style") === "") element.removeAttribute("style")
  }
}

/** Keeps the page from scrolling and from jumping sideways; returns a function that restores everything. */
export const lockPageScroll = (document: Document): (() => void) => {
  const { documentElement: page, body, defaultView: view } = document
  const hasScrollbar = view !== null && view.innerWidth > page.clientWidth
  const unlockPage = setImportant(page, {
    ...still,
    ...(hasScrollbar ? { "scrollbar-gutter": "stable" } : {})
  })
  // A page may scroll its body instead.
  const bodyScrolls = view !== null && /auto|scroll/.test(view.getComputedStyle(body).overflowY)
  const unlockBody = bodyScrolls ? setImportant(body, still) : undefined
  return () => {
    unlockBody?.()
    unlockPage()
  }
}

const properties = ["overflow", "scrollbar-gutter"] as const

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
    for (const { name, value, priority } of before) {
      if (value === "") element.style.removeProperty(name)
      else element.style.setProperty(name, value, priority)
    }
    if (!hadStyle && element.getAttribute("style") === "") element.removeAttribute("style")
  }
}

/** Keeps the page from scrolling and from jumping sideways; the answer puts everything back as it was. */
export const lockPageScroll = (document: Document): (() => void) => {
  const { documentElement: page, body, defaultView: view } = document
  const hasScrollbar = view !== null && view.innerWidth > page.clientWidth
  const unlockPage = setImportant(page, {
    overflow: "hidden",
    ...(hasScrollbar ? { "scrollbar-gutter": "stable" } : {})
  })
  // A page may scroll its body instead.
  const bodyScrolls = view !== null && /auto|scroll/.test(view.getComputedStyle(body).overflowY)
  const unlockBody = bodyScrolls ? setImportant(body, { overflow: "hidden" }) : undefined
  return () => {
    unlockBody?.()
    unlockPage()
  }
}

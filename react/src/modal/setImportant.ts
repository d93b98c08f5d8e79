/** Sets inline styles over all that a page says; returns a function that puts back what was there, and leaves the rest alone. */
export const setImportant = (
  element: HTMLElement,
  values: Readonly<Record<string, string>>
): (() => void) => {
  const before = Object.keys(values).map((name) => ({
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

/**
 * Tells of each text in the page, shadow roots included, that shows a place of a message (`{wallet}`) instead of its value. Runs in a
 * page by itself: it uses nothing of a module.
 */
export const watchPlaces = (tell: (text: string) => void): void => {
  const told = new Set<string>()
  const look = (text: string | null | undefined) => {
    if (text === null || text === undefined || !/\{[a-z]\w*\}/i.test(text) || told.has(text)) return
    told.add(text)
    tell(text)
  }
  // What a page shows of code has places of its own.
  const isCode = (element: Element | null) =>
    element !== null && element.closest("script, style, pre, code") !== null
  const lookBelow = (node: Node) => {
    if (node instanceof Text) return isCode(node.parentElement) ? undefined : look(node.data)
    if (!(node instanceof Element) || isCode(node)) return
    for (const { name, value } of node.attributes)
      if (/^(aria-|title$|alt$|placeholder$)/.test(name)) look(value)
    for (const child of node.childNodes) lookBelow(child)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "attributes") look((target as Element).getAttribute(attributeName!))
      else if (type === "characterData") lookBelow(target)
      else for (const node of addedNodes) lookBelow(node)
    }
  })
  const follow = (root: Node) =>
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["aria-label", "aria-description", "title", "alt", "placeholder"]
    })
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    follow(root)
    return root
  }
  follow(document)
}

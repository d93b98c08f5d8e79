type SharedSheet = CSSStyleSheet & { latchkey?: { readonly css: string; users: number } }

/**
 * Adopts a style sheet into a document or a shadow root, once for all callers; returns a function that releases it. The last
 * release removes the sheet. No inline style, so that it works under a strict content security policy.
 */
export const adoptSheet = (root: Document | ShadowRoot, css: string): (() => void) => {
  const found = root.adoptedStyleSheets.find((sheet: SharedSheet) => sheet.latchkey?.css === css)
  // A sheet belongs to the document that its constructor belongs to.
  const { CSSStyleSheet } = (root.ownerDocument ?? root).defaultView ?? globalThis
  const sheet: SharedSheet = found ?? new CSSStyleSheet()
  sheet.latchkey ??= { css, users: 0 }
  const shared = sheet.latchkey
  shared.users++
  if (found === undefined) {
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
  return () => {
    if (--shared.users > 0) return
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** What an element takes its style sheets from; undefined while it is part of neither a document nor a shadow root. */
export const styledRoot = (element: Element | null): Document | ShadowRoot | undefined => {
  const root = element?.getRootNode()
  return root !== undefined && "adoptedStyleSheets" in root ? (root as Document | ShadowRoot) : undefined
}

import { type RefObject, useLayoutEffect } from "react"

/**
 * Adopts a view's own style sheet while the view is shown. `element` is any element of the view; its rules are the
 * view's business, its colours the `--lk-*` tokens. No inline style, so that a strict content security policy holds.
 */
export const useStyleSheet = (element: RefObject<Element | null>, css: string): void => {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as DocumentOrShadowRoot | undefined
    if (root === undefined) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [element, css])
}

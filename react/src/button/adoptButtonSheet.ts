import tokens from "../theme/tokens.css?inline"
import rules from "./button.css?inline"

type SharedSheet = CSSStyleSheet & { latchkey?: { readonly css: string; users: number } }

const css = tokens + rules

/**
 * Adopts the buttons' style sheet into a document or a shadow root, once for all that ask; returns the way to give it
 * back. The last one to do so takes the sheet away. No inline style, so that a strict content security policy holds.
 */
export const adoptButtonSheet = (root: Document | ShadowRoot): (() => void) => {
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

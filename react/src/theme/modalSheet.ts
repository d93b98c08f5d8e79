import components from "./components.css?inline"
import frame from "./frame.css?inline"
import { inVisitorSize, visitorSize } from "./inVisitorSize.ts"
import modalTokens from "./modalTokens.css?inline"
import motion from "./motion.css?inline"
import { tokens } from "./tokens.ts"
import views from "./views.css?inline"

/** The style sheet of a modal, for the shadow root that it is drawn in. */
export const modalSheet = (root: ShadowRoot): CSSStyleSheet => {
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  // Joined here, so that the page does not keep the text twice.
  const css = [frame, tokens, modalTokens, components, views, motion].join("\n")
  sheet.replaceSync(inVisitorSize(css, visitorSize(root)))
  return sheet
}

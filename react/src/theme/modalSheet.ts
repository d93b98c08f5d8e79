import components from "./components.css?inline"
import frame from "./frame.css?inline"
import motion from "./motion.css?inline"
import tokens from "./tokens.css?inline"
import views from "./views.css?inline"

/** The style sheet of a modal, for the document it is in. */
export const modalSheet = (document: Document): CSSStyleSheet => {
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync([frame, tokens, components, views, motion].join("\n"))
  return sheet
}

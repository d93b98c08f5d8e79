import { defineError } from "../error/defineError.ts"

/** The page's own policy cuts it off from the windows that it opens: it hears nothing of what the visitor does there. */
export class WindowsCutOffError
  extends /* @__PURE__ */ defineError("WindowsCutOffError", {
    text: "The page is cut off from the windows that it opens, and hears nothing of what is done in them.",
    advice: "Serve the page with Cross-Origin-Opener-Policy: same-origin-allow-popups, not with same-origin."
  }) {}

/** The page is no secure context: browsers keep cryptography, the clipboard and more from it. */
export class PageInsecureError
  extends /* @__PURE__ */ defineError("PageInsecureError", {
    text: "The page is not served over https: the browser keeps from it what this needs.",
    advice: "Serve the page over https; a page on your own machine over http://localhost."
  }) {}

import { type RefObject, useLayoutEffect } from "react"
import { adoptSheet } from "../theme/adoptSheet.ts"
import { inVisitorSize } from "../theme/inVisitorSize.ts"

/**
 * Adopts a view's or a component's own style sheet while it is shown, once for all that share it. `element` is any element of
 * it. Use the `--lk-*` tokens for colours, and `rem` for sizes: it is the visitor's size of type, whatever the page's root
 * has. No inline style, so that it works under a strict content security policy.
 */
export const useStyleSheet = (element: RefObject<Element | null>, css: string): void => {
  useLayoutEffect(() => {
    if (element.current === null) return
    // As the modal's own rules have it.
    const pixel = Number.parseFloat(getComputedStyle(element.current).getPropertyValue("--lk-px"))
    const root = element.current.getRootNode() as Document | ShadowRoot
    return adoptSheet(root, inVisitorSize(css, pixel > 0 ? pixel * 16 : 16))
  }, [element, css])
}

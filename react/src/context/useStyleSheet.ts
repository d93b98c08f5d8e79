import { type RefObject, useLayoutEffect, useRef } from "react"
import { adoptSheet } from "../theme/adoptSheet.ts"
import { inVisitorSize } from "../theme/inVisitorSize.ts"

/**
 * Adopts a view's or a component's own style sheet while it is shown, once for all that share it. `element` is any element of
 * it, from the first time that it is drawn. Use the `--lk-*` tokens for colours, and `rem` for sizes: it is the visitor's size of type,
 * whatever the page's root has. No inline style, so that it works under a strict content security policy.
 */
export const useStyleSheet = (element: RefObject<Element | null>, css: string): void => {
  const giveBack = useRef<() => void>(undefined)
  // After each drawing: a component may draw something else first, and the element later.
  useLayoutEffect(() => {
    if (element.current === null || giveBack.current !== undefined) return
    // As the modal's own rules have it.
    const pixel = Number.parseFloat(getComputedStyle(element.current).getPropertyValue("--lk-px"))
    const root = element.current.getRootNode() as Document | ShadowRoot
    giveBack.current = adoptSheet(root, inVisitorSize(css, pixel > 0 ? pixel * 16 : 16))
  })
  useLayoutEffect(
    () => () => {
      giveBack.current?.()
      giveBack.current = undefined
    },
    [css]
  )
}

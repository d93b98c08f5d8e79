import { type RefObject, useLayoutEffect } from "react"
import { keepReachable } from "./keepReachable.ts"
import { lockPageScroll } from "./lockPageScroll.ts"
import { noteFocus, returnFocus } from "./returnFocus.ts"

/** Opens and closes a native dialog: in the top layer, the page inert and not scrolling, the focus restored after it. */
export const useDialog = (dialog: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  useLayoutEffect(() => {
    if (!open) return
    const element = dialog.current!
    const document = element.ownerDocument
    const opener = noteFocus(document)
    const unlock = lockPageScroll(document)
    const root = element.getRootNode()
    const letGo = root instanceof ShadowRoot ? keepReachable(root.host) : undefined
    if (!element.open) element.showModal()
    return () => {
      letGo?.()
      element.close()
      unlock()
      returnFocus(opener, document)
    }
  }, [dialog, open])
}

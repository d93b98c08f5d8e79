import { type RefObject, useLayoutEffect } from "react"
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
    if (!element.open) element.showModal()
    return () => {
      element.close()
      unlock()
      returnFocus(opener, document)
    }
  }, [dialog, open])
}

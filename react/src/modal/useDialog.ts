import { type RefObject, useLayoutEffect, useRef } from "react"
import type { fadeAway } from "./fadeAway.ts"
import { keepReachable } from "./keepReachable.ts"
import { lockPageScroll } from "./lockPageScroll.ts"
import { noteFocus, returnFocus } from "./returnFocus.ts"

/** Opens and closes a native dialog: in the top layer, the page inert and not scrolling, the focus restored after it. */
export const useDialog = (dialog: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  const fade = useRef<typeof fadeAway>(undefined)
  const leaving = useRef<() => void>(undefined)
  const returning = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (!open) return
    const element = dialog.current!
    const document = element.ownerDocument
    returning.current?.()
    const opener = noteFocus(document)
    const unlock = lockPageScroll(document)
    const root = element.getRootNode()
    const letGo = root instanceof ShadowRoot ? keepReachable(root.host) : undefined
    leaving.current?.()
    if (!element.open) element.showModal()
    // Elsewhere the style sheet is enough. Where it cannot be loaded, the card is gone at once.
    if (!CSS.supports("overlay", "auto"))
      import("./fadeAway.ts").then(
        (part) => void (fade.current = part.fadeAway),
        () => {}
      )
    return () => {
      letGo?.()
      element.close()
      leaving.current = fade.current?.(element)
      unlock()
      returning.current = returnFocus(opener, document)
    }
  }, [dialog, open])
}

import { type ReactNode, useEffect, useId, useRef } from "react"
import { FrameContent } from "./FrameContent.tsx"
import { keepTabInside } from "./keepTabInside.ts"
import { useModalContext } from "../context/ModalContext.ts"
import { useDrawnNavigation } from "./useDrawnNavigation.ts"
import { useDialog } from "./useDialog.ts"
import { useKeyboardRoom } from "./useKeyboardRoom.ts"
import { useSheetDrag } from "./useSheetDrag.ts"
import { useShake } from "./useShake.ts"
import { useSteadyTop } from "./useSteadyTop.ts"
import { useShownNavigation } from "./useShownNavigation.ts"
import { useViewFocus } from "./useViewFocus.ts"

const isOutside = (
  element: Element,
  { clientX: x, clientY: y }: { clientX: number; clientY: number }
): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/** The card over the page, in the top layer. */
export const DialogFrame = ({ children }: { readonly children: ReactNode }) => {
  const { kit, messages, announce } = useModalContext()
  const drawn = useDrawnNavigation()
  // What is open as a part of the page is not open over it.
  const navigation = drawn.embedded ? { ...drawn, open: false } : drawn
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = useShownNavigation(dialog, navigation)
  const entry = shown?.stack.at(-1)
  const pressedOutside = useRef(false)
  const title = useId()
  useDialog(dialog, navigation.open)
  useSteadyTop(dialog, entry?.key)
  useKeyboardRoom(dialog, navigation.open)
  useViewFocus(dialog, navigation)
  useShake(dialog, navigation.shakes)

  const requestClose = () => {
    const { shakes } = kit.getSnapshot().navigation
    kit.navigation.requestClose()
    if (kit.getSnapshot().navigation.shakes > shakes) announce(messages.closeRefused)
  }

  const drag = useSheetDrag(dialog, requestClose)

  // The browser may close a dialog by itself, after a second Escape for example: the state decides.
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const closed = () => {
      // The event comes late: by then it may have been opened again, or as a part of the page.
      if (element.open || kit.getSnapshot().navigation.embedded) return
      kit.navigation.requestClose()
      if (kit.getSnapshot().navigation.open) element.showModal()
    }
    element.addEventListener("close", closed)
    return () => element.removeEventListener("close", closed)
  }, [kit])

  return (
    <dialog
      ref={dialog}
      className="card"
      aria-labelledby={title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onKeyDown={(event) => {
        keepTabInside(event)
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        requestClose()
      }}
      onMouseDown={(event) => {
        const outside = isOutside(event.currentTarget, event)
        // The second press of a double click on what opened the card lands on the backdrop that has come in between.
        pressedOutside.current = outside && event.detail < 2
        // A press on the backdrop would move the focus out of the dialog.
        if (outside) event.preventDefault()
      }}
      onClick={(event) => {
        const pressed = pressedOutside.current
        pressedOutside.current = false
        if (pressed && event.target === event.currentTarget && isOutside(event.currentTarget, event))
          requestClose()
      }}
    >
      {shown !== undefined && entry !== undefined && (
        <FrameContent
          navigation={shown}
          entry={entry}
          titleId={title}
          {...(entry.blocking ? {} : { onClose: requestClose })}
          headerProps={drag}
        />
      )}
      {children}
    </dialog>
  )
}

import { type PointerEvent, type RefObject, useRef } from "react"

const CLOSE_AFTER = 96

interface Drag {
  readonly pointer: number
  readonly from: number
  distance: number
}

const isSheet = (): boolean => matchMedia("(max-width: 430px)").matches

/** Lets a finger drag the sheet down by its header: far enough closes it, otherwise it moves back. */
export const useSheetDrag = (sheet: RefObject<HTMLElement | null>, onClose: () => void) => {
  const drag = useRef<Drag>(undefined)
  const move = (distance: number | undefined) => {
    const { style } = sheet.current!
    style.translate = distance === undefined ? "" : `0 ${distance}px`
    style.transitionDuration = distance === undefined ? "" : "0s"
  }
  const end = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointer !== pointerId) return
    const { distance } = drag.current
    drag.current = undefined
    move(undefined)
    if (distance > CLOSE_AFTER) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isControl = event.target instanceof Element && event.target.closest("button") !== null
      if (event.pointerType === "mouse" || isControl || !isSheet()) return
      drag.current = { pointer: event.pointerId, from: event.clientY, distance: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ pointerId, clientY }: PointerEvent) => {
      if (drag.current?.pointer !== pointerId) return
      drag.current.distance = Math.max(0, clientY - drag.current.from)
      move(drag.current.distance)
    },
    onPointerUp: end,
    onPointerCancel: end
  }
}

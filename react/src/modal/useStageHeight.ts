import { type RefObject, useLayoutEffect, useRef } from "react"

const RESIZE = { duration: 150, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" }

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * Animates the height of the stage for 150 ms when its view changes, unless that is the first one, or the size of its view.
 * Without an animation the stage is as high as its view by the style sheet alone: a card that opens has its height from its
 * first frame on.
 */
export const useStageHeight = (stage: RefObject<HTMLElement | null>, key: number, isFirst: boolean): void => {
  const height = useRef(0)
  const resize = useRef<Animation>(undefined)
  const starts = useRef(isFirst)
  starts.current = isFirst
  useLayoutEffect(() => {
    const element = stage.current
    const content = element?.querySelector(".view:last-child > .view-content")
    if (element === null || content === null || content === undefined) return
    const measure = (still: boolean) => {
      const from = resize.current?.playState === "running" ? element.offsetHeight : height.current
      resize.current?.cancel()
      const to = element.offsetHeight
      height.current = to
      // Nothing is measured while the card is hidden.
      if (still || from === 0 || to === 0 || from === to || prefersStill()) return
      const animation = element.animate([{ blockSize: `${from}px` }, { blockSize: `${to}px` }], RESIZE)
      // A scroll bar would flash while the stage is still smaller than its content.
      element.toggleAttribute("data-resizing", true)
      animation.onfinish = animation.oncancel = () => element.removeAttribute("data-resizing")
      resize.current = animation
    }
    measure(starts.current)
    if (typeof ResizeObserver !== "function") return
    const observer = new ResizeObserver(() => measure(false))
    observer.observe(content)
    return () => observer.disconnect()
  }, [stage, key])
}

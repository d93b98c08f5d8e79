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
    const isMoving = () => resize.current?.playState === "running"
    const measure = (still: boolean) => {
      const moving = isMoving() ? (resize.current?.effect as KeyframeEffect) : undefined
      const from = moving === undefined ? height.current : element.offsetHeight
      if (moving !== undefined) moving.target = null
      element.removeAttribute("data-resizing")
      const to = element.offsetHeight
      if (moving !== undefined && to === height.current && !still) {
        moving.target = element
        element.toggleAttribute("data-resizing", true)
        return
      }
      resize.current?.cancel()
      height.current = to
      // Nothing is measured while the card is hidden.
      if (still || from === 0 || to === 0 || from === to || prefersStill()) return
      const animation = element.animate([{ blockSize: `${from}px` }, { blockSize: `${to}px` }], RESIZE)
      element.style.setProperty("--view-height", `${to}px`)
      element.toggleAttribute("data-resizing", true)
      animation.onfinish = () => {
        if (resize.current === animation) element.removeAttribute("data-resizing")
      }
      resize.current = animation
    }
    measure(starts.current)
    // What a view draws is followed before it is laid out. An observer of its size would be told after that: moving the stage then,
    // the browser tells the page of an error, since more of what is observed has another size.
    const drawn = new MutationObserver(() => measure(false))
    drawn.observe(content, { subtree: true, childList: true, characterData: true, attributes: true })
    if (typeof ResizeObserver !== "function") return () => drawn.disconnect()
    // What changes its size without being drawn, as a picture that has come does, is only noted.
    const resized = new ResizeObserver(() => {
      if (!isMoving()) height.current = element.offsetHeight
    })
    resized.observe(content)
    return () => {
      drawn.disconnect()
      resized.disconnect()
    }
  }, [stage, key])
}

import { type RefObject, useLayoutEffect, useRef } from "react"

const RESIZE = 150

/** Gives the stage the height of its current view, always: a change of it moves for 150 ms. */
export const useStageHeight = (stage: RefObject<HTMLElement | null>, key: number): void => {
  const height = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = stage.current
    const content = element?.querySelector<HTMLElement>(".view:last-child > .view-content")
    if (element === null || content === null || content === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      const next = content.offsetHeight
      if (next === height.current) return
      // A scroll bar would flash while the stage is still smaller than its content.
      element.toggleAttribute("data-resizing", height.current !== undefined)
      height.current = next
      element.style.blockSize = `${next}px`
      clearTimeout(timer)
      timer = setTimeout(() => element.removeAttribute("data-resizing"), RESIZE)
    }
    measure()
    if (typeof ResizeObserver !== "function") return () => clearTimeout(timer)
    const observer = new ResizeObserver(measure)
    observer.observe(content)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      element.removeAttribute("data-resizing")
    }
  }, [stage, key])
}

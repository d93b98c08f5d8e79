import { type RefObject, useLayoutEffect } from "react"

/** After the movement of a view that comes, in ms. */
const REST = 200

/**
 * Keeps the top of the card where it is once a view is at rest, so that what comes later, a wallet for example, moves
 * nothing under the pointer: the card grows downwards. A view that still loads is not at rest; the next view is centred.
 */
export const useSteadyTop = (card: RefObject<HTMLElement | null>, key: number | undefined): void => {
  useLayoutEffect(() => {
    const element = card.current
    const content = element?.querySelector(".view:last-child > .view-content")
    if (key === undefined || element === null || !content || typeof ResizeObserver !== "function") return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = () => {
      if (content.querySelector(".skeleton") !== null) return
      observer.disconnect()
      element.style.setProperty("--steady-height", `${element.offsetHeight}px`)
      element.toggleAttribute("data-steady", true)
    }
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(hold, REST)
    })
    observer.observe(content)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeAttribute("data-steady")
    }
  }, [card, key])
}

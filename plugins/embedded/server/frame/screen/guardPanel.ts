import type { Words } from "../words/Words.ts"
import { askNumber } from "./askNumber.ts"
import type { Misses } from "./makeMisses.ts"
import type { Panel } from "./Panel.ts"
import { canTellSight, watchSight, type Sight } from "./watchSight.ts"

/** What a panel is guarded with, beside the panel. */
export interface Guard {
  readonly words: Words
  readonly misses: Misses
  /** Ends the panel: too many wrong numbers were typed. */
  readonly failed: () => void
}

const canBePressed = (button: HTMLButtonElement) => button.isConnected && !button.hidden

/**
 * Lets the guarded buttons of a panel be pressed only by a person who had the panel before the eyes: what a script presses, and
 * what is pressed too early or unseen, reaches no listener of the panel. Where the browser cannot tell that nothing covers the
 * panel, each press takes a number that only the panel shows.
 */
export const guardPanel = (
  { node, guarded, entered, isTyped }: Panel,
  { words, misses, failed }: Guard
): Sight => {
  const number =
    guarded.length === 0 || isTyped === true || canTellSight()
      ? undefined
      : askNumber(words, node, misses, failed)
  const mark = (isSeen: boolean) => {
    node.classList.toggle("seen", isSeen)
    for (const button of guarded) {
      button.setAttribute("aria-disabled", String(!isSeen))
      button.classList.toggle("unseen", !isSeen)
    }
  }
  mark(false)
  const sight = watchSight(node, mark)
  const draw = () => number?.draw(guarded.some(canBePressed))
  draw()
  const drawing = new MutationObserver(draw)
  drawing.observe(node, { childList: true, subtree: true, attributeFilter: ["hidden"] })
  let isEntered = false
  node.addEventListener(
    "click",
    (event) => {
      const isGuarded = guarded.some((button) => event.composedPath().includes(button))
      const isMeant = event.isTrusted || isEntered
      if (isMeant && (!isGuarded || (sight.isSeen() && (number === undefined || number.take())))) return
      event.stopImmediatePropagation()
      event.preventDefault()
    },
    { capture: true }
  )
  const only = () => {
    const [button, ...others] = guarded.filter(canBePressed)
    return others.length === 0 ? button : undefined
  }
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.isTrusted || !(event.target instanceof HTMLInputElement)) return
    if (event.target.type === "checkbox") return
    isEntered = true
    ;(event.target === number?.field ? only() : entered)?.click()
    isEntered = false
  })
  return {
    isSeen: sight.isSeen,
    stop: () => {
      drawing.disconnect()
      sight.stop()
    }
  }
}

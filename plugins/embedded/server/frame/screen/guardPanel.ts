import type { Panel } from "./Panel.ts"
import { watchSight, type Sight } from "./watchSight.ts"

/**
 * Lets the guarded buttons of a panel be pressed only by a person who had the panel before the eyes: what a script presses, and
 * what is pressed too early or unseen, reaches no listener of the panel.
 */
export const guardPanel = ({ node, guarded }: Panel): Sight => {
  const mark = (isSeen: boolean) => {
    node.classList.toggle("seen", isSeen)
    for (const button of guarded) {
      button.setAttribute("aria-disabled", String(!isSeen))
      button.classList.toggle("unseen", !isSeen)
    }
  }
  mark(false)
  const sight = watchSight(node, mark)
  node.addEventListener(
    "click",
    (event) => {
      const isGuarded = guarded.some((button) => event.composedPath().includes(button))
      if (event.isTrusted && (!isGuarded || sight.isSeen())) return
      event.stopImmediatePropagation()
      event.preventDefault()
    },
    { capture: true }
  )
  return sight
}

const LOADING: ReadonlyArray<string> = ["DOMContentLoaded", "load"]
const LATER: ReadonlyArray<number> = [50, 150, 350, 750, 1_550, 3_150]

/**
 * Calls `look` now, when the page has loaded, with each of `events`, and a few times in the first three seconds, until
 * the returned function is called: no event tells that a wallet has put an object on the page, and some do it late.
 * `look` must not throw.
 */
export const watchPage = (
  window: Pick<EventTarget, "addEventListener" | "removeEventListener">,
  look: () => void,
  events: ReadonlyArray<string> = []
): (() => void) => {
  const all = [...LOADING, ...events]
  look()
  for (const event of all) window.addEventListener(event, look)
  const timers = LATER.map((delay) => setTimeout(look, delay))
  return () => {
    timers.forEach(clearTimeout)
    for (const event of all) window.removeEventListener(event, look)
  }
}

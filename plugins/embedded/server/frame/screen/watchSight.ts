/** How long something must have been seen before it can be agreed to, in milliseconds. */
export const SEEN_FOR = 500

/** Whether something is really seen, and since when. */
export interface Sight {
  /** Whether it was seen without a break for long enough. */
  readonly isSeen: () => boolean
  readonly stop: () => void
}

// What the second version of the observer adds; browsers that have only the first leave it out.
interface SeenEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/** Whether the browser can tell that nothing is drawn over a frame: Chromium can, Firefox and Safari cannot. */
export const canTellSight = (): boolean => "trackVisibility" in IntersectionObserver.prototype

/**
 * Watches whether a panel is before the visitor's eyes: wholly in view, in a tab that is shown, and, where the browser can tell,
 * with nothing drawn over it, not faded and not distorted by the page around. `changed` hears when that has been so for long
 * enough, and when it no longer is.
 */
export const watchSight = (panel: Element, changed: (isSeen: boolean) => void): Sight => {
  const state: { since?: number; timer?: number } = {}
  const canTell = canTellSight()
  let isInView = false

  const update = () => {
    const isSeen = isInView && document.visibilityState === "visible"
    if (!isSeen) {
      clearTimeout(state.timer)
      delete state.since
      changed(false)
    } else if (state.since === undefined) {
      state.since = performance.now()
      state.timer = window.setTimeout(() => changed(true), SEEN_FOR)
    }
  }
  const observer = new IntersectionObserver(
    (entries: ReadonlyArray<SeenEntry>) => {
      const entry = entries.at(-1)
      if (entry === undefined) return
      isInView = entry.intersectionRatio > 0.98 && (!canTell || entry.isVisible === true)
      update()
    },
    { threshold: [0, 0.5, 0.99, 1], ...(canTell ? { trackVisibility: true, delay: 100 } : {}) }
  )
  observer.observe(panel)
  document.addEventListener("visibilitychange", update)
  return {
    isSeen: () => state.since !== undefined && performance.now() - state.since >= SEEN_FOR,
    stop: () => {
      observer.disconnect()
      clearTimeout(state.timer)
      document.removeEventListener("visibilitychange", update)
    }
  }
}

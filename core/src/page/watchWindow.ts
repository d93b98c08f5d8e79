import { attempt } from "../error/attempt.ts"
import { isCutOff, type ServedPage } from "./isCutOff.ts"

/** How a window went: the visitor closed it; or the page is cut off from the windows that it opens, and hears nothing more of it. */
export type WindowGone = "closed" | "cutOff"

/** A window that the page opened. */
export type WatchedWindow = Pick<Window, "closed">

const LOOK_MILLIS = 1_000

/** Whether a window reads as closed, as one does that the page is cut off from: `watchWindow` says which. */
export const readsClosed = (opened: WatchedWindow): boolean => attempt(() => opened.closed) !== false

/**
 * Looks at a window until it reads as closed, then finds out why, and tells it once. A window whose own page cuts itself off reads as
 * closed too, and nothing tells it apart: what is asked in it may still be answered by its server.
 *
 * @param lookMillis how often it is looked at, in milliseconds: each second by default
 * @param sightings how often it is seen closed before that is believed: once by default
 * @returns what ends the watch
 */
export const watchWindow = (
  opened: WatchedWindow,
  onGone: (how: WindowGone) => void,
  {
    page,
    lookMillis = LOOK_MILLIS,
    sightings = 1
  }: { readonly page?: ServedPage; readonly lookMillis?: number; readonly sightings?: number } = {}
): (() => void) => {
  let isWatched = true
  let seen = 0
  const look = () => {
    if (!readsClosed(opened) || ++seen < sightings) {
      timer = setTimeout(look, lookMillis)
      return
    }
    void isCutOff(page).then((is) => {
      if (isWatched) onGone(is ? "cutOff" : "closed")
    })
  }
  let timer = setTimeout(look, lookMillis)
  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}

import { attempt } from "../error/attempt.ts"
import { readsClosed, watchWindow, type WindowGone } from "../page/watchWindow.ts"

/** The window of a page of somebody else's. */
export interface OpenedPage {
  /** Tells once how it went, within a second; see `watchWindow`. Answers with what ends the watch. */
  readonly watch: (onGone: (how: WindowGone) => void) => () => void
  /** Leads it to the page; false where it is gone. */
  readonly show: (url: string) => boolean
  readonly close: () => void
}

/**
 * Opens an empty window, in the task of a click: its address comes later. It does not know this page, as with `noopener`, which
 * would not say whether anything was opened. Undefined where the browser opens none.
 */
export const openPage = (): OpenedPage | undefined => {
  const opened = attempt(
    () => globalThis.open?.("about:blank", "_blank", "popup,width=600,height=800") ?? undefined
  )
  if (opened === undefined) return undefined
  const cut = attempt(() => {
    opened.opener = null
    return true
  })
  if (cut === undefined) {
    attempt(() => opened.close())
    return undefined
  }
  return {
    watch: (onGone) => watchWindow(opened, onGone),
    show: (url) =>
      !readsClosed(opened) &&
      attempt(() => {
        opened.location.replace(url)
        return true
      }) === true,
    close: () => {
      attempt(() => opened.close())
    }
  }
}

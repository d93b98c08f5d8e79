import { adoptSheet, styledRoot } from "../theme/adoptSheet.ts"
import css from "./fadeAway.css?inline"

/**
 * Keeps a dialog that has closed in sight until it has faded, where the browser takes it out of the top layer at once: as a popover,
 * which stays there, leaves the page usable and holds no focus. Returns a function that ends it earlier.
 */
export const fadeAway = (dialog: HTMLDialogElement): (() => void) => {
  const root = styledRoot(dialog)
  if (root === undefined || typeof dialog.showPopover !== "function") return () => {}
  const release = adoptSheet(root, css)
  dialog.inert = true
  dialog.popover = "manual"
  dialog.showPopover()
  let current = true
  const end = () => {
    if (!current) return
    current = false
    dialog.inert = false
    // Without the attribute it is none any more, and leaves the top layer.
    dialog.popover = null
    release()
  }
  void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(end)
  return end
}

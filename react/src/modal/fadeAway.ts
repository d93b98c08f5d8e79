/**
 * Keeps a dialog that has closed in sight until it has faded, where the browser takes it out of the top layer at once: as a popover,
 * which stays there, leaves the page usable and holds no focus. Returns a function that ends it earlier.
 */
export const fadeAway = (dialog: HTMLDialogElement): (() => void) => {
  if (CSS.supports("overlay", "auto") || typeof dialog.showPopover !== "function") return () => {}
  dialog.inert = true
  dialog.popover = "manual"
  dialog.showPopover()
  const end = () => {
    dialog.inert = false
    // Without the attribute it is none any more, and leaves the top layer.
    dialog.popover = null
  }
  const movements = dialog.getAnimations().map(({ finished }) => finished)
  let current = true
  void Promise.allSettled(movements).then(() => {
    if (current) end()
  })
  return () => {
    current = false
    end()
  }
}

import type { KitCore } from "@latchkey/core"

/** What must not reach a dialog that the panel stands in: it would take a press in the panel for one of its own. */
const swallowed = [
  "keydown",
  "keyup",
  "mousedown",
  "click",
  "pointerdown",
  "focusin",
  "cancel",
  "close"
] as const

/** The dialog of the kit's modal, while it is open. */
const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll("latchkey-modal")]
    .flatMap((modal) => modal.shadowRoot?.querySelector<HTMLDialogElement>("dialog[open]") ?? [])
    .at(-1)

/** Frames to wait for a modal that is opening: it may load first. */
const MOST_FRAMES = 600

const raise = (host: HTMLElement): void => {
  // Above a dialog of the page; where the browser has no popovers, above the page.
  if (typeof host.showPopover !== "function" || host.matches(":popover-open")) return
  host.showPopover()
}

/**
 * Puts the panel into the page. While the kit's modal is open, it stands in its dialog: all outside of that answers neither pointer nor
 * keyboard. Returns the way to take it away.
 */
export const placePanel = (host: HTMLElement, kit: KitCore): (() => void) => {
  host.setAttribute("popover", "manual")
  for (const name of swallowed) host.addEventListener(name, (event) => event.stopPropagation())
  let frame: number | undefined
  let frames = 0
  const place = () => {
    const dialog = openDialog()
    const parent = dialog ?? document.body ?? document.documentElement
    if (host.parentNode !== parent) parent.append(host)
    raise(host)
    const { open, embedded } = kit.getSnapshot().navigation
    const isAwaited = open && embedded !== true && dialog === undefined
    if (isAwaited && ++frames < MOST_FRAMES) frame = requestAnimationFrame(place)
  }
  // The modal draws after the state has changed.
  const placeSoon = () => {
    frames = 0
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  let wasOpen = false
  const stop = kit.subscribe(() => {
    const isOpen = kit.getSnapshot().navigation.open
    // It must not go with the dialog.
    if (wasOpen && !isOpen) document.body.append(host)
    wasOpen = isOpen
    placeSoon()
  })
  place()
  return () => {
    stop()
    if (frame !== undefined) cancelAnimationFrame(frame)
    host.remove()
  }
}

import { whenReachable, type KitCore } from "@latchkey/core"

/** The modal's module. Its top level has only definitions, so fetching it ahead costs little. */
export const loadModal = () => whenReachable(() => import("../presentModal.ts"))

/** What draws the account in a button that is connected. */
export const loadAccountFace = () => whenReachable(() => import("../button/AccountFace.tsx"))

// Not in the DOM types: https://wicg.github.io/savedata/
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches what the first opening needs, then does `and`; not if the visitor asked to save data. */
export const prefetchModal = (kit: KitCore, and?: () => unknown): void => {
  if (savesData()) return
  // An engine that runs is there; what it loads later is fetched when the visitor comes near a wallet.
  if (!kit.getSnapshot().connection.settled) kit.prefetch()
  loadModal()
    .then((part) => part.fetchRows(kit))
    .then(and)
    .catch(() => {})
}

// Safari has no idle time to tell.
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work)
  else setTimeout(work, 2_000)
}

/** Calls `prefetchModal` when the page has loaded and is idle; returns a function that cancels it. */
export const prefetchModalWhenIdle = (kit: KitCore): (() => void) => {
  let cancelled = false
  const fetchAll = () => {
    if (cancelled) return
    // After the modal: a visitor who is waiting for that gets the whole line.
    prefetchModal(kit, loadAccountFace)
  }
  const wait = () => whenIdle(fetchAll)
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true })
  return () => {
    cancelled = true
  }
}

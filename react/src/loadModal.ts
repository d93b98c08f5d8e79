import type { KitCore } from "@latchkey/core"

/** The modal's module. Its top level only defines, so that fetching it ahead costs next to nothing. */
export const loadModal = () => import("./presentModal.ts")

// Not in the DOM types: https://wicg.github.io/savedata/
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches what the first opening needs, all at once; not when the visitor asked to save data. */
export const prefetchModal = (kit: KitCore): void => {
  if (savesData()) return
  kit.prefetch()
  loadModal().catch(() => {})
}

/** Calls `prefetchModal` when the page has loaded and is idle; returns the way to call it off. */
export const prefetchModalWhenIdle = (kit: KitCore): (() => void) => {
  const work = () => prefetchModal(kit)
  let cancel: () => void
  const wait = () => {
    if (typeof requestIdleCallback === "function") {
      const handle = requestIdleCallback(work)
      cancel = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(work, 2_000)
      cancel = () => clearTimeout(handle)
    }
  }
  if (document.readyState === "complete") wait()
  else {
    addEventListener("load", wait, { once: true })
    cancel = () => removeEventListener("load", wait)
  }
  return () => cancel()
}

import type { Devtools } from "./Devtools.ts"

/** A panel that is not there, or not yet: what can fail says so, the rest waits for it. */
export const withoutPanel = (loading: Promise<Devtools>): Devtools => {
  // Who asked for the panel is told by whoever made the Promise.
  const late = (use: (devtools: Devtools) => void) => () => void loading.then(use).catch(() => {})
  return {
    open: late((devtools) => devtools.open()),
    close: late((devtools) => devtools.close()),
    report: async (keep) => (await loading).report(keep),
    trace: async (keep) => (await loading).trace(keep),
    replay: async (text) => (await loading).replay(text),
    dispose: late((devtools) => devtools.dispose())
  }
}

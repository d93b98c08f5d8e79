import type { KitCore, KitState } from "@latchkey/core"
import type { Log } from "./Log.ts"

const changedIn = (before: KitState, after: KitState): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name as keyof KitState] !== after[name as keyof KitState]
  )

/** Records each state of a kit, from the one that it has now. Returns the way to stop. */
export const watchState = (kit: Pick<KitCore, "getSnapshot" | "subscribe">, log: Log): (() => void) => {
  let before = kit.getSnapshot()
  log.add("states", { at: Date.now(), state: before, slices: Object.keys(before), during: [] })
  return kit.subscribe(() => {
    const state = kit.getSnapshot()
    const slices = changedIn(before, state)
    before = state
    const during = log.read().actions.flatMap(({ status, number }) => (status === "running" ? number : []))
    log.add("states", { at: Date.now(), state, slices, during })
  })
}

import { Features } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/**
 * Turns the feature on for as long as the plugin is installed. Not in basic mode, and what a remote configuration says of it is left
 * alone, also by one that comes later.
 */
export const enableFeature = /* @__PURE__ */ Effect.gen(function* () {
  const features = yield* Features
  const set = (multiWallet: boolean) =>
    Effect.suspend(() => {
      const before = features.get()
      return before.basic || before.remote === true
        ? Effect.void
        : features.set({ ...before, values: { ...before.values, multiWallet } })
    })
  if (features.get().local?.multiWallet === false) return
  yield* set(true)
  yield* Effect.addFinalizer(() => set(false))
})

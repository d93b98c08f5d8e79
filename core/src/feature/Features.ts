import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Shell } from "../kit/Shell.ts"
import type { FeatureState } from "./FeatureState.ts"

/** Which features are on. */
export class Features extends Context.Service<
  Features,
  {
    readonly get: () => FeatureState
    /** Takes over the values that a remote source resolved. */
    readonly set: (features: FeatureState) => Effect.Effect<void>
  }
>()("@latchkey/core/Features") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const shell = yield* Shell
      return Features.of({
        get: () => shell.store.get().feature,
        set: (feature) => Effect.sync(() => shell.store.update((state) => ({ ...state, feature })))
      })
    })
  )
}

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { State } from "../kernel/State.ts"
import { featureSlice, type FeatureState } from "./FeatureState.ts"

/** Which features are on. */
export class Features extends Context.Service<
  Features,
  {
    readonly get: () => FeatureState
    /** Takes over the values that a remote source resolved. */
    readonly set: (features: FeatureState) => Effect.Effect<void>
  }
>()("@latchkey/core/Features") {}

/** Makes the features of one kit. */
export const makeFeatures = /* @__PURE__ */ Effect.map(State, (state) =>
  Features.of({
    get: () => state.read(featureSlice),
    set: (features) => Effect.sync(() => state.write(featureSlice, () => features))
  })
)

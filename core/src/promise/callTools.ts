import * as Effect from "effect/Effect"
import { foreignPromise } from "../kernel/foreignPromise.ts"
import type { EffectTools } from "./EffectTools.ts"

/** Goes between Promises and effects that need nothing of a kit. */
export const callTools: EffectTools = {
  call: foreignPromise,
  run: (effect, signal) => Effect.runPromise(effect, signal && { signal })
}

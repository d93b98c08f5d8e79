import * as Effect from "effect/Effect"
import { untilClosed } from "../flow/untilClosed.ts"
import { Loads } from "./Loads.ts"
import { State } from "./State.ts"

/** Loads a part as soon as it `isNeeded`, which is asked now and after each change of the state until it is there. */
export const loadWhen = (part: Effect.Effect<unknown, unknown>, isNeeded: () => boolean) =>
  Effect.gen(function* () {
    const state = yield* State
    const loads = yield* Loads
    const run = Effect.runForkWith(yield* Effect.context<never>())
    let isAsked = false
    const look = () => {
      if (isAsked || !isNeeded()) return
      isAsked = true
      const fiber = run(part)
      loads.add(fiber)
      fiber.addObserver(({ _tag }) => {
        loads.delete(fiber)
        isAsked = _tag === "Success"
      })
    }
    yield* untilClosed(() => state.subscribe(look))
    look()
  })

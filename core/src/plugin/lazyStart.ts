import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { KitError } from "../error/KitError.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { lazyPart } from "./lazyPart.ts"

/** A part of a plugin that starts when there is something for it to do. */
export interface LazyStart {
  /** Loads the part and runs it, once; a failed load is reported, and tried again with the next call. */
  readonly begin: () => void
  /** Waits until a part that was begun has started; at once where none was. */
  readonly started: Effect.Effect<void>
}

/** Makes a part that is loaded and run in the plugin's Scope when it is first needed. Ends with the Scope. */
export const lazyStart = <R>(plugin: string, load: () => Promise<Effect.Effect<void, KitError, R>>) =>
  Effect.gen(function* () {
    const telemetry = yield* Telemetry
    const run = Effect.runForkWith(yield* Effect.context<R>())
    let fiber: Fiber.Fiber<void> | undefined
    let ended = false
    const work = lazyPart(plugin, load).pipe(
      Effect.flatMap((start) => (ended ? Effect.void : start)),
      Effect.catch((error: KitError) => {
        fiber = undefined
        return telemetry.report(error)
      })
    )
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        ended = true
        fiber?.interruptUnsafe()
      })
    )
    return {
      begin: () => {
        if (!ended) fiber ??= run(work)
      },
      started: Effect.suspend(() => (fiber === undefined ? Effect.void : Effect.asVoid(Fiber.await(fiber))))
    } satisfies LazyStart
  })

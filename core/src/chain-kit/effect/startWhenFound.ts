import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import type { KitError } from "../../error/KitError.ts"
import { Telemetry } from "../../telemetry/Telemetry.ts"
import { untilClosed } from "../../flow/untilClosed.ts"

/**
 * Discovery in two parts: `watch` looks for the first sign of a wallet and calls `begin` at each, which runs `discover`
 * once: it loads what looks closer. Ends with the Scope. Wallets that are here at once are offered when this ends; a
 * failure is reported, and `discover` runs again at the next sign.
 */
export const startWhenFound = <R>(
  discover: Effect.Effect<void, KitError, R>,
  watch: (begin: () => void) => () => void
): Effect.Effect<void, never, R | Scope.Scope | Telemetry> =>
  Effect.gen(function* () {
    const telemetry = yield* Telemetry
    const run = Effect.runForkWith(yield* Effect.context<R>())
    let fiber: Fiber.Fiber<void> | undefined
    const work = Effect.catch(discover, (error: KitError) => {
      fiber = undefined
      return telemetry.report(error)
    })
    yield* untilClosed(() => {
      const stop = watch(() => {
        fiber ??= run(work)
      })
      return () => {
        stop()
        fiber?.interruptUnsafe()
      }
    })
    yield* Effect.suspend(() => (fiber === undefined ? Effect.void : Effect.asVoid(Fiber.await(fiber))))
  })

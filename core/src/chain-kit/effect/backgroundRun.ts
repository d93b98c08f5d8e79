import * as Effect from "effect/Effect"

/** Runs an effect beside others; the returned function stops it. */
export type Run = (effect: Effect.Effect<void>) => () => void

/** A `Run` with the services of where it is made: for listeners, which wallets call when they like. */
export const backgroundRun: Effect.Effect<Run> = /* @__PURE__ */ Effect.map(
  Effect.context<never>(),
  (context) => {
    const fork = Effect.runForkWith(context)
    return (effect) => {
      const fiber = fork(effect)
      return () => fiber.interruptUnsafe()
    }
  }
)

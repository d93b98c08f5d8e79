import * as Effect from "effect/Effect"

/** What a function gives; what it throws becomes a failure by `toError`. Effect's own `try` brings an error class of its own along. */
export const fromThrowing = <A, E>(ask: () => A, toError: (cause: unknown) => E): Effect.Effect<A, E> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(ask())
    } catch (cause) {
      return Effect.fail(toError(cause))
    }
  })

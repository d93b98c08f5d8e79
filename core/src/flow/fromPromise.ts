import * as Effect from "effect/Effect"

/**
 * What a Promise gives. What `ask` throws or rejects with becomes a failure by `toError`; its signal ends with the effect.
 * Effect's own `tryPromise` and `try` bring an error class of theirs along.
 */
export const fromPromise = <A, E>(
  ask: (signal: AbortSignal) => PromiseLike<A> | A,
  toError: (cause: unknown) => E
): Effect.Effect<A, E> =>
  Effect.callback<A, E>((resume, signal) => {
    const fail = (cause: unknown) => resume(Effect.fail(toError(cause)))
    try {
      Promise.resolve(ask(signal)).then((value) => resume(Effect.succeed(value)), fail)
    } catch (cause) {
      fail(cause)
    }
  })

import * as Effect from "effect/Effect"
import { isKitError, type KitError } from "../error/KitError.ts"

/** Runs a plugin's own Promise code; what it throws or rejects with becomes a `KitError` by `failed`, unless it is one. */
export const foreignPromise = <A>(
  ask: (signal: AbortSignal) => PromiseLike<A> | A,
  failed: (cause: unknown) => KitError
): Effect.Effect<A, KitError> =>
  Effect.callback<A, KitError>((resume, signal) => {
    const fail = (cause: unknown) => resume(Effect.fail(isKitError(cause) ? cause : failed(cause)))
    try {
      Promise.resolve(ask(signal)).then((value) => resume(Effect.succeed(value)), fail)
    } catch (cause) {
      fail(cause)
    }
  })

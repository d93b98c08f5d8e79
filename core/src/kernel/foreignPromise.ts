import type * as Effect from "effect/Effect"
import { isOwnError, type KitError } from "../error/KitError.ts"
import { fromPromise } from "../flow/fromPromise.ts"

/** Runs a plugin's own Promise code; what it throws or rejects with becomes a `KitError` by `failed`, unless it is one. */
export const foreignPromise = <A>(
  ask: (signal: AbortSignal) => PromiseLike<A> | A,
  failed: (cause: unknown) => KitError
): Effect.Effect<A, KitError> => fromPromise(ask, (cause) => (isOwnError(cause) ? cause : failed(cause)))

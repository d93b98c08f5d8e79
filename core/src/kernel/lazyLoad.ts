import * as Effect from "effect/Effect"
import { fromPromise } from "../flow/fromPromise.ts"

/**
 * Something that is loaded when it is first needed; once it is there, it is given in the same task, so that a click can
 * go through it to a wallet. What a failed load ends with is `toError`'s; the next use tries again.
 */
export const lazyLoad = <A, E>(
  load: () => Promise<A>,
  toError: (cause: unknown) => E
): Effect.Effect<A, E> => {
  let loading: Promise<A> | undefined
  let loaded: Effect.Effect<A> | undefined
  return Effect.suspend(
    () =>
      loaded ??
      fromPromise(
        async () => {
          const value = await (loading ??= load())
          loaded = Effect.succeed(value)
          return value
        },
        (cause) => {
          loading = undefined
          return toError(cause)
        }
      )
  )
}

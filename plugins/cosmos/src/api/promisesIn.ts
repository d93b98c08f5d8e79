import type { KitError } from "@latchkey/core"
import { NotConnectedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"

/** Runs an effect at once; rejects with its `KitError`. */
export type ToPromise = <A>(effect: Effect.Effect<A, KitError>) => Promise<A>

/**
 * Makes Promises of effects, for what a page keeps and calls later. What is under way when the scope closes, and what is
 * called after that, rejects with `NotConnectedError`.
 */
export const promisesIn = (scope: Scope.Scope): Effect.Effect<ToPromise> =>
  Effect.map(Effect.context<never>(), (context) => {
    const fork = Effect.runForkWith(context)
    return <A>(effect: Effect.Effect<A, KitError>) =>
      new Promise<A>((resolve, reject) => {
        const work = Effect.match(effect, { onSuccess: resolve, onFailure: reject })
        const begun = Effect.forkIn(work, scope, { startImmediately: true })
        const interrupted = () => reject(new NotConnectedError({ namespace: "cosmos" }))
        fork(Effect.map(Effect.flatMap(begun, Fiber.await), interrupted))
      })
  })

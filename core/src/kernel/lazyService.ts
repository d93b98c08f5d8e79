import * as Effect from "effect/Effect"
import { runNow } from "../flow/runNow.ts"

/**
 * A service of the engine that comes with a `part`: made once, at its first use, over the services that are there where this
 * runs. What it opens is closed with their Scope. Where the part is there, so is the service, in the same task.
 */
export const lazyService = <Part, A, E, R>(
  part: Effect.Effect<Part, E>,
  makeOf: (part: Part) => Effect.Effect<A, never, R>
): Effect.Effect<Effect.Effect<A, E>, never, R> =>
  Effect.map(Effect.context<R>(), (services) => {
    let made: Effect.Effect<A> | undefined
    return Effect.suspend(
      () =>
        made ?? Effect.flatMap(part, (there) => (made ??= Effect.succeed(runNow(services)(makeOf(there)))))
    )
  })

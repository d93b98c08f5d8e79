import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** Subscribes now, and stops when the scope closes. */
export const untilClosed = (subscribe: () => () => void): Effect.Effect<void, never, Scope.Scope> =>
  Effect.asVoid(Effect.acquireRelease(Effect.sync(subscribe), (stop) => Effect.sync(stop)))

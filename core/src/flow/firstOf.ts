import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"

/**
 * What ends first, well or not; the other is interrupted. Both begin in the caller's task, in this order. Effect's own
 * `raceFirst` and `timeout` stand on its race of many, a kilobyte of the engine.
 */
export const firstOf = <A, E, R, B, E2, R2>(
  one: Effect.Effect<A, E, R>,
  other: Effect.Effect<B, E2, R2>
): Effect.Effect<A | B, E | E2, R | R2> =>
  Effect.suspend(() => {
    const first = Deferred.makeUnsafe<A | B, E | E2>()
    const begin = <C extends A | B, F extends E | E2, S>(effect: Effect.Effect<C, F, S>) =>
      Effect.forkChild(
        Effect.onExit(effect, (exit) => Effect.sync(() => void Deferred.doneUnsafe(first, exit))),
        { startImmediately: true }
      )
    return Effect.flatMap(begin(one), (fiber) =>
      Effect.flatMap(begin(other), (otherFiber) =>
        Effect.onExit(Deferred.await(first), () =>
          Effect.sync(() => {
            fiber.interruptUnsafe()
            otherFiber.interruptUnsafe()
          })
        )
      )
    )
  })

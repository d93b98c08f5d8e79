import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"

type Any = Effect.Effect<any, any, any>

/** What each of several effects gives, in their order. */
type Answers<Effects extends ReadonlyArray<Any>> = {
  readonly [K in keyof Effects]: Effect.Success<Effects[K]>
}

/** Runs effects at the same time, each begun in the caller's task; fails as the first of them, in their order, that does. */
export const together = <const Effects extends ReadonlyArray<Any>>(
  effects: Effects
): Effect.Effect<Answers<Effects>, Effect.Error<Effects[number]>, Effect.Services<Effects[number]>> =>
  Effect.gen(function* () {
    const fibers: Array<Fiber.Fiber<unknown, Effect.Error<Effects[number]>>> = []
    for (const effect of effects) fibers.push(yield* Effect.forkChild(effect, { startImmediately: true }))
    const answers: Array<unknown> = []
    for (const fiber of fibers) answers.push(yield* Fiber.join(fiber))
    return answers as Answers<Effects>
  })

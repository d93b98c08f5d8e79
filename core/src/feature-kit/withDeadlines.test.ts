import { expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { describe } from "vitest"
import { withDeadlines } from "./withDeadlines.ts"

const over = <A extends object>(foreign: A, untimed?: ReadonlyArray<string>) =>
  withDeadlines(
    foreign,
    1_000,
    (cause) => ({ failed: cause instanceof Error ? cause.message : cause }),
    untimed
  )

/** What an effect has ended with a millisecond before the time is up, and then. */
const ends = (effect: unknown) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(Effect.result(effect as Effect.Effect<unknown, unknown>))
    yield* TestClock.adjust("999 millis")
    const early = fiber.pollUnsafe() !== undefined
    yield* TestClock.adjust("1 millis")
    const late = fiber.pollUnsafe() !== undefined
    return { early, late, result: late ? yield* Fiber.join(fiber) : undefined }
  })

describe("code of others, each effect of it in time", () => {
  it.effect(
    "what never answers fails when its time is up, be it an effect, a Promise, a part or what a part does",
    () =>
      Effect.gen(function* () {
        const foreign = over({
          ask: () => Effect.never,
          promise: () => new Promise(() => {}),
          part: Effect.never,
          reader: Effect.succeed({ read: () => Effect.never })
        })
        for (const effect of [
          foreign.ask(),
          foreign.promise(),
          foreign.part,
          Effect.flatMap(foreign.reader, ({ read }) => read())
        ])
          expect(yield* ends(effect)).toMatchObject({ early: false, late: true, result: { failure: {} } })
      })
  )

  it.effect("what is thrown, rejected or dies fails; what answers or fails in time does as it did", () =>
    Effect.gen(function* () {
      const error = new Error("broken")
      const foreign = over({
        throws: (): Effect.Effect<never> => {
          throw error
        },
        rejects: () => Promise.reject(error),
        dies: () => Effect.die(error),
        fails: () => Effect.fail("its own"),
        answers: (one: number) => Effect.succeed(one + 1),
        promises: (one: number) => Promise.resolve(one + 1)
      })
      for (const name of ["throws", "rejects", "dies"] as const)
        expect((yield* ends(foreign[name]())).result).toMatchObject({ failure: { failed: "broken" } })
      expect((yield* ends(foreign.fails())).result).toMatchObject({ failure: "its own" })
      expect((yield* ends(foreign.answers(1))).result).toMatchObject({ success: 2 })
      expect((yield* ends(foreign.promises(1))).result).toMatchObject({ success: 2 })
    })
  )

  it.effect(
    "what is untimed waits as long as it has to, or answers at once; values, frozen objects and private fields are as they were",
    () =>
      Effect.gen(function* () {
        class Source {
          readonly #secret = 7
          readonly zone = "test"
          sign() {
            return Effect.never
          }
          at() {
            return this.#secret
          }
          later() {
            return Effect.succeed(this.#secret)
          }
        }
        const foreign = over(Object.freeze(new Source()), ["sign", "at"])
        expect((yield* ends(foreign.sign())).late).toBe(false)
        expect(foreign.at()).toBe(7)
        expect(foreign.zone).toBe("test")
        expect("zone" in foreign && !("other" in foreign)).toBe(true)
        expect((yield* ends(foreign.later())).result).toMatchObject({ success: 7 })
      })
  )
})

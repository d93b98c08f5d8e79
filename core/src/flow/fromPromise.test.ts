import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { fromPromise } from "./fromPromise.ts"

const asText = (cause: unknown) => `failed: ${String(cause)}`

describe("fromPromise", () => {
  it.effect("T10 asks in the caller's task, and gives what the Promise gives", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const fiber = Effect.runFork(
        fromPromise(async () => {
          asked.push("now")
          return "green"
        }, asText)
      )
      assert.deepStrictEqual(asked, ["now"])
      assert.strictEqual(yield* Fiber.join(fiber), "green")
    })
  )

  it.effect("fails with what is made of what it rejects or throws with", () =>
    Effect.gen(function* () {
      const thrown = fromPromise((): Promise<never> => {
        throw new TypeError("at once")
      }, asText)
      const rejected = fromPromise(() => Promise.reject(new TypeError("later")), asText)
      assert.deepStrictEqual(
        [yield* Effect.flip(thrown), yield* Effect.flip(rejected)],
        ["failed: TypeError: at once", "failed: TypeError: later"]
      )
    })
  )

  it.effect("its signal ends with the effect", () =>
    Effect.gen(function* () {
      let aborted = false
      const fiber = Effect.runFork(
        fromPromise(
          (signal) => new Promise<never>(() => signal.addEventListener("abort", () => void (aborted = true))),
          asText
        )
      )
      yield* Fiber.interrupt(fiber)
      assert.strictEqual(aborted, true)
    })
  )
})

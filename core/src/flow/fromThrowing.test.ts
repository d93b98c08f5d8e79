import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { fromThrowing } from "./fromThrowing.ts"

it.effect(
  "gives what the function gives, asked at each run, and fails with what is made of what it throws",
  () =>
    Effect.gen(function* () {
      let asked = 0
      const green = fromThrowing(() => `green ${++asked}`, String)
      assert.strictEqual(asked, 0)
      assert.deepStrictEqual([yield* green, yield* green], ["green 1", "green 2"])
      const broken = fromThrowing(() => {
        throw new TypeError("broken")
      }, String)
      assert.strictEqual(yield* Effect.flip(broken), "TypeError: broken")
    })
)

import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { lazyPart } from "./lazyPart.ts"

describe("lazyPart", () => {
  it.effect("is loaded once, when it is first needed", () =>
    Effect.gen(function* () {
      let loads = 0
      const part = lazyPart("tea", async () => ++loads)
      assert.strictEqual(loads, 0)
      assert.deepStrictEqual([yield* part, yield* part, loads], [1, 1, 1])
    })
  )

  it.effect("T10 is given in the caller's task once it is there, and not before", () =>
    Effect.gen(function* () {
      const part = lazyPart("tea", async () => "green")
      const given: Array<string> = []
      const ask = () => Effect.runFork(Effect.map(part, (value) => given.push(value)))
      ask()
      assert.deepStrictEqual(given, [])
      yield* part
      given.length = 0
      ask()
      assert.deepStrictEqual(given, ["green"])
    })
  )

  it.effect("a failed load is a typed error, and the next use tries again", () =>
    Effect.gen(function* () {
      let loads = 0
      const part = lazyPart("tea", async () => {
        if (++loads === 1) throw new TypeError("Failed to fetch dynamically imported module")
        return "green"
      })
      const error = yield* Effect.flip(part)
      assert.strictEqual(error.code, "PLUGIN_PART_MISSING")
      assert.deepStrictEqual(error.details, { plugin: "tea" })
      assert.deepStrictEqual([yield* part, loads], ["green", 2])
    })
  )
})

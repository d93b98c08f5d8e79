import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { makeMemory } from "./makeMemory.ts"

it("what was forgotten while it was asked for is not kept, and whoever asks since asks anew", async () => {
  const old = Promise.withResolvers<string>()
  const answers = [() => old.promise, async () => "new"]
  const read = Effect.promise(() => answers.shift()!())
  await Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const memory = makeMemory<string, never>(yield* Effect.scope, () => 1_000)
        const before = Effect.runPromise(memory.get("a", read))
        memory.forget("a")
        expect(yield* memory.get("a", read)).toBe("new")
        old.resolve("old")
        expect(yield* Effect.promise(() => before)).toBe("old")
        expect(yield* memory.get("a", read)).toBe("new")
        memory.forget("a")
        answers.push(async () => "newer")
        expect(yield* memory.get("a", read)).toBe("newer")
      })
    )
  )
})

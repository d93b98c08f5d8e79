import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { inSteps } from "./inSteps.ts"

afterEach(() => vi.restoreAllMocks())

/** Counts to `end`; each step takes so many milliseconds of a clock that nothing else moves. */
const counting = (end: number, each: number) => {
  let now = 0
  vi.spyOn(performance, "now").mockImplementation(() => now)
  const done: Array<number> = []
  function* count() {
    for (let number = 1; number <= end; number++) {
      now += each
      done.push(number)
      yield
    }
    return `counted ${end}`
  }
  return { done, steps: count() }
}

describe("long work in steps", () => {
  it("does what is short at once", () => {
    const { steps } = counting(7, 1)
    expect(Effect.runSync(inSteps(steps))).toBe("counted 7")
  })

  it("rests after eight milliseconds, and not before", async () => {
    const { done, steps } = counting(20, 1)
    const result = Effect.runPromise(inSteps(steps))
    expect(done).toHaveLength(8)
    await expect(result).resolves.toBe("counted 20")
    expect(done).toHaveLength(20)
  })

  it("rests after each step that takes longer", async () => {
    const { done, steps } = counting(3, 8)
    const result = Effect.runPromise(inSteps(steps))
    expect(done).toHaveLength(1)
    await expect(result).resolves.toBe("counted 3")
  })

  it("goes on with nothing once it is not wanted any more", async () => {
    const { done, steps } = counting(20, 8)
    const fiber = Effect.runFork(inSteps(steps))
    expect(done).toHaveLength(1)
    fiber.interruptUnsafe()
    await Effect.runPromiseExit(Effect.promise(() => new Promise((resolve) => setImmediate(resolve))))
    expect(done).toHaveLength(1)
  })
})

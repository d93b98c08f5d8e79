import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { runNow } from "./runNow.ts"

const run = runNow(Context.empty())

describe("runNow", () => {
  it("answers in the task with what the effect gives", () => {
    expect(run(Effect.succeed("green"))).toBe("green")
  })

  it("throws what the effect throws, and where it fails or waits", () => {
    const broken = new Error("broken")
    expect(() => run(Effect.die(broken))).toThrow(broken)
    expect(() => run(Effect.fail("no"))).toThrow()
    expect(() => run(Effect.never)).toThrow("waits")
  })

  it("what it forks goes on in microtasks", async () => {
    let done = false
    run(Effect.forkDetach(Effect.sync(() => void (done = true))))
    expect(done).toBe(false)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toBe(true)
  })
})

import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { InternalError } from "../error/errors.ts"
import { EventStream } from "./EventStream.ts"
import { makeEvents } from "./makeEvents.ts"
import { makeTelemetry } from "./Telemetry.ts"

const HOUR = 3_600_000

describe("reports of errors", () => {
  it.effect("at most 5 in any 60 s; a clock that was put back holds none back for longer", () => {
    const events = makeEvents()
    let told = 0
    events.onEvent(() => void told++)
    return Effect.gen(function* () {
      const { report } = yield* makeTelemetry
      const flood = Effect.gen(function* () {
        for (let count = 0; count < 9; count++) yield* report(new InternalError())
        return told
      })
      yield* TestClock.setTime(HOUR)
      assert.strictEqual(yield* flood, 5)
      yield* TestClock.setTime(HOUR + 59_999)
      assert.strictEqual(yield* flood, 5)
      yield* TestClock.setTime(HOUR + 60_000)
      assert.strictEqual(yield* flood, 10)
      yield* TestClock.setTime(0)
      assert.strictEqual(yield* flood, 15)
    }).pipe(Effect.provideService(EventStream, events))
  })
})

import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { ClockSkewError, RelayRefusedError } from "../errors.ts"
import { chooseRelay } from "./chooseRelay.ts"
import { relayAddress, type RelayAnswer } from "./probeRelay.ts"

/** A relay that answers after some milliseconds; one without a time never does. */
type Script = Readonly<Record<string, { readonly after?: number; readonly answer?: RelayAnswer }>>

const begin = (script: Script) =>
  Effect.gen(function* () {
    const asked: Array<string> = []
    const left: Array<string> = []
    const fiber = yield* Effect.forkChild(
      Effect.exit(
        chooseRelay(Object.keys(script), (relay) => {
          asked.push(relay)
          const { after, answer } = script[relay]!
          return (after === undefined ? Effect.never : Effect.as(Effect.sleep(after), answer)).pipe(
            Effect.onInterrupt(() => Effect.sync(() => void left.push(relay)))
          )
        })
      ),
      { startImmediately: true }
    )
    return { asked, left, fiber }
  })

const outcome = (fiber: Fiber.Fiber<any>) =>
  Effect.map(Fiber.join(fiber), (exit) =>
    exit._tag === "Success" ? exit.value : exit.cause.reasons[0].error.code
  )

describe("choosing a relay", () => {
  it.effect("T13 takes the preferred one, and asks no other", () =>
    Effect.gen(function* () {
      const { asked, fiber } = yield* begin({ a: { after: 1_000, answer: {} }, b: { after: 0, answer: {} } })
      yield* TestClock.adjust(1_000)
      assert.strictEqual(yield* outcome(fiber), "a")
      assert.deepStrictEqual(asked, ["a"])
    })
  )

  it.effect("T13 asks the next at once where one is gone, and after a while where one is silent", () =>
    Effect.gen(function* () {
      const { asked, left, fiber } = yield* begin({
        gone: { after: 10, answer: undefined },
        silent: {},
        good: { after: 100, answer: {} }
      })
      yield* TestClock.adjust(10)
      assert.deepStrictEqual(asked, ["gone", "silent"])
      yield* TestClock.adjust(1_499)
      assert.deepStrictEqual(asked, ["gone", "silent"])
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(asked, ["gone", "silent", "good"])
      yield* TestClock.adjust(100)
      assert.strictEqual(yield* outcome(fiber), "good")
      // No connection is left behind.
      assert.deepStrictEqual(left, ["silent"])
    })
  )

  it.effect("T13 a slow relay may answer after the next was asked", () =>
    Effect.gen(function* () {
      const { fiber } = yield* begin({ slow: { after: 2_000, answer: {} }, silent: {} })
      yield* TestClock.adjust(2_000)
      assert.strictEqual(yield* outcome(fiber), "slow")
    })
  )

  it.effect("T13, S9.11 in part: gives up when none is there, and after five seconds at the latest", () =>
    Effect.gen(function* () {
      const gone = yield* begin({ a: { after: 1 }, b: { after: 1 } })
      yield* TestClock.adjust(2)
      assert.strictEqual(yield* outcome(gone.fiber), "WALLETCONNECT_RELAY_UNREACHABLE")
      const silent = yield* begin({ a: {}, b: {} })
      yield* TestClock.adjust(4_999)
      assert.isUndefined(silent.fiber.pollUnsafe())
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* outcome(silent.fiber), "WALLETCONNECT_RELAY_UNREACHABLE")
      assert.sameMembers(silent.left, ["a", "b"])
    })
  )

  it.effect("S8.01 in part: a refusal is the answer, whatever other relays there are", () =>
    Effect.gen(function* () {
      for (const refused of [new RelayRefusedError({ reason: "no" }), new ClockSkewError()]) {
        const { fiber } = yield* begin({ a: { after: 1, answer: { refused } }, b: { after: 0, answer: {} } })
        yield* TestClock.adjust(1)
        assert.strictEqual(yield* outcome(fiber), refused.code)
      }
    })
  )

  it("the address of a relay says who connects, and for which project", () => {
    assert.strictEqual(
      relayAddress("wss://relay.example", { projectId: "p q", auth: "a.b" }),
      "wss://relay.example/?auth=a.b&projectId=p+q"
    )
  })
})

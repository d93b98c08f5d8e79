import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe } from "vitest"
import { makeState, State } from "../kernel/State.ts"
import { makeStore } from "../kernel/Store.ts"
import { ConnectionFailedError } from "../session/errors.ts"
import { EventStream } from "../telemetry/EventStream.ts"
import { makeEvents } from "../telemetry/makeEvents.ts"
import { makeTelemetry, Telemetry } from "../telemetry/Telemetry.ts"
import type { TelemetryEvent } from "../telemetry/TelemetryEvent.ts"
import { makeNotices } from "./makeNotices.ts"
import { Notices } from "./Notices.ts"
import { noticeSlice } from "./NoticeState.ts"

const makeShell = () => {
  const seen: Array<TelemetryEvent> = []
  const store = makeStore<object>({ [noticeSlice.name]: noticeSlice.initial })
  const events = makeEvents()
  events.onEvent((event) => void seen.push(event))
  const given = Layer.mergeAll(Layer.succeed(State, makeState(store)), Layer.succeed(EventStream, events))
  return {
    events: seen,
    notice: () => makeState(store).read(noticeSlice),
    layer: Layer.mergeAll(Layer.effect(Notices, makeNotices), Layer.effect(Telemetry, makeTelemetry)).pipe(
      Layer.provide(given)
    )
  }
}

describe("notices", () => {
  it.effect(
    "S2.22[replaced after 150 ms] a new toast replaces an open one after 150 ms, and hides by itself",
    () => {
      const { notice, layer } = makeShell()
      return Effect.gen(function* () {
        const { toast } = yield* Notices
        yield* toast({ variant: "loading", text: "one", autoClose: false })
        assert.deepInclude(notice().toast, { variant: "loading", text: "one" })
        yield* TestClock.adjust("10 seconds")
        assert.deepInclude(notice().toast, { text: "one" })
        yield* toast({ variant: "success", text: "two" })
        assert.isUndefined(notice().toast)
        yield* TestClock.adjust("149 millis")
        assert.isUndefined(notice().toast)
        yield* TestClock.adjust("1 millis")
        assert.deepInclude(notice().toast, { variant: "success", text: "two" })
        yield* TestClock.adjust("2499 millis")
        assert.isDefined(notice().toast)
        yield* TestClock.adjust("1 millis")
        assert.isUndefined(notice().toast)
        yield* toast({ variant: "error", code: "WALLET_BUSY" })
        assert.deepInclude(notice().toast, { variant: "error", code: "WALLET_BUSY" })
      }).pipe(Effect.provide(layer))
    }
  )

  it.effect("alerts are not doubled, and go when dismissed", () => {
    const { notice, layer } = makeShell()
    return Effect.gen(function* () {
      const { tell, dismissAlert } = yield* Notices
      const diagnostic = { code: "X", message: "m", advice: "a" }
      yield* tell(diagnostic)
      yield* tell(diagnostic)
      assert.strictEqual(notice().alerts.length, 1)
      yield* dismissAlert(notice().alerts[0]!.key)
      assert.deepStrictEqual(notice().alerts, [])
    }).pipe(Effect.provide(layer))
  })
})

describe("what the developer is told", () => {
  const failure = { code: "TEA_COLD", message: "The tea is cold.", advice: "Warm it up.", page: "tea/#cold" }

  it.effect("is told once for each code and message: an event, and an alert", () => {
    const { events, notice, layer } = makeShell()
    return Effect.gen(function* () {
      const { tell, dismissAlert } = yield* Notices
      yield* tell(failure)
      yield* tell(failure)
      yield* tell({ ...failure, message: "The tea is very cold." })
      const { code, message, advice, page } = failure
      assert.deepStrictEqual(
        events.map(({ event, properties }) => [event, properties]),
        [
          ["DIAGNOSTIC", { code, message, advice, page }],
          ["DIAGNOSTIC", { code, message: "The tea is very cold.", advice, page }]
        ]
      )
      assert.deepStrictEqual(
        notice().alerts.map(({ variant, text }) => [variant, text]),
        [
          ["warning", "The tea is cold."],
          ["warning", "The tea is very cold."]
        ]
      )
      // An alert that was dismissed is shown again, since the mistake is still there; it is no news to anybody else.
      yield* dismissAlert(notice().alerts[0]!.key)
      yield* tell(failure)
      assert.strictEqual(notice().alerts.length, 2)
      assert.strictEqual(events.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("takes an error of the kit as it is, with its entry in the docs", () => {
    const { events, notice, layer } = makeShell()
    return Effect.gen(function* () {
      const error = new ConnectionFailedError({ connectorId: "w" }, "secret")
      yield* (yield* Notices).tell(error)
      assert.deepStrictEqual(events[0]?.properties, {
        code: "CONNECTION_FAILED",
        message: error.message,
        advice: error.advice,
        page: "errors/#connection-failed"
      })
      assert.deepInclude(notice().alerts[0], { variant: "error", text: error.message, advice: error.advice })
    }).pipe(Effect.provide(layer))
  })

  it.effect("T32 has of a URL where it leads, and nothing of its path, its query or its user", () => {
    const { events, notice, layer } = makeShell()
    return Effect.gen(function* () {
      yield* (yield* Notices).tell({
        code: "X",
        message:
          "wss://me:pass@node.example:8545/v3/hidden1?hidden2=1#hidden3 gave up, as did 'https://a.example?hidden4'.",
        advice: "Ask https://b.example/hidden5/6 instead; ".concat("x".repeat(1_000))
      })
      const { message } = events[0]!.properties
      assert.strictEqual(message, "wss://node.example:8545 gave up, as did 'https://a.example'.")
      assert.notMatch(JSON.stringify([events, notice()]), /hidden|pass/)
      assert.isBelow(String(events[0]!.properties["advice"]).length, 501)
    }).pipe(Effect.provide(layer))
  })
})

describe("telemetry", () => {
  it.effect("S5.24 S8.16 errors are reported with a category, at most 5 in a rolling 60 s", () => {
    const { events, layer } = makeShell()
    return Effect.gen(function* () {
      const { report } = yield* Telemetry
      for (let count = 0; count < 4; count++) yield* report(new ConnectionFailedError({ connectorId: "w" }))
      yield* TestClock.adjust("30 seconds")
      for (let count = 0; count < 4; count++)
        yield* report(new ConnectionFailedError({ connectorId: "w" }), "API_ERROR")
      assert.strictEqual(events.length, 5)
      assert.deepInclude(events[0]?.properties, { category: "INTERNAL_SDK_ERROR", code: "CONNECTION_FAILED" })
      assert.deepInclude(events[4]?.properties, { category: "API_ERROR" })
      yield* TestClock.adjust("30 seconds")
      for (let count = 0; count < 9; count++) yield* report(new ConnectionFailedError({ connectorId: "w" }))
      assert.strictEqual(events.length, 9)
    }).pipe(Effect.provide(layer))
  })
})

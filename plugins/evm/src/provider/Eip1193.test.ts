import { assert, describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeProvider, oddValues, rpcError, settle } from "../../support/fakeProvider.ts"
import { ask, makeRequestOnce, read } from "./Eip1193.ts"

const faultOf = (answer: () => unknown) => Effect.flip(ask(fakeProvider({ test: answer }), "test"))

describe("ask", () => {
  it.effect("T08 gives what the wallet gives: a promise, a plain value, a foreign thenable", () =>
    Effect.gen(function* () {
      // oxlint-disable-next-line unicorn/no-thenable -- wallets give such answers
      const thenable = { then: (resolve: (value: string) => void) => resolve("0x1") }
      for (const answer of [Promise.resolve("0x1"), "0x1", thenable]) {
        assert.strictEqual(yield* ask(fakeProvider({ test: () => answer }), "test"), "0x1")
      }
    })
  )

  it("T08 calls the wallet in the task that asks, so that a popup keeps its gesture", () => {
    const provider = fakeProvider({ test: () => new Promise(() => {}) })
    const fiber = Effect.runFork(ask(provider, "test", ["a"]))
    expect(provider.calls).toEqual([{ method: "test", params: ["a"] }])
    fiber.interruptUnsafe()
  })

  it.effect.each(oddValues.filter(([name]) => name !== "a string"))(
    "T08 fails without dying on %s",
    ([, odd]) =>
      Effect.gen(function* () {
        const rejected = yield* faultOf(() => Promise.reject(odd()))
        assert.strictEqual(rejected.kind, "failed")
        const thrown = yield* faultOf(() => {
          throw odd()
        })
        assert.strictEqual(thrown.kind, "failed")
      })
  )

  it.effect.each([
    ["rejected", rpcError(4001)],
    ["rejected", rpcError(5000)],
    ["rejected", { data: { originalError: { code: 4001 } } }],
    ["rejected", "User rejected the request."],
    ["busy", rpcError(-32002)],
    ["busy", { cause: { code: -32002 } }],
    ["unsupported", rpcError(4200)],
    ["unsupported", rpcError(-32601)],
    ["unsupported", rpcError(-32004)],
    ["failed", rpcError(-32603)],
    ["failed", { code: "4001" }]
  ] as const)("T08 calls it %s", ([kind, value]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* faultOf(() => Promise.reject(value))).kind, kind)
    })
  )

  it.effect.each([
    ["no object", null],
    ["no request", {}],
    ["a request that is no function", { request: "eth" }],
    [
      "a getter that throws",
      {
        get request() {
          throw new Error("getter")
        }
      }
    ]
  ] as const)("T08 fails on a provider with %s", ([, provider]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(ask(provider, "test"))).kind, "failed")
    })
  )

  it.effect("T08 a thenable that settles twice counts once; one whose then throws is a failure", () =>
    Effect.gen(function* () {
      const twice = {
        // oxlint-disable-next-line unicorn/no-thenable -- wallets give such answers
        then: (resolve: (value: unknown) => void, reject: (cause: unknown) => void) => {
          resolve(1)
          resolve(2)
          reject(new Error("late"))
        }
      }
      assert.strictEqual(yield* ask(fakeProvider({ test: () => twice }), "test"), 1)
      const throwing = {
        // oxlint-disable-next-line unicorn/no-thenable -- wallets give such answers
        get then() {
          throw new Error("then")
        }
      }
      assert.strictEqual((yield* faultOf(() => throwing)).kind, "failed")
    })
  )
})

describe("read", () => {
  it.effect("T08 gives up on a wallet that never answers, after 10 s", () =>
    Effect.gen(function* () {
      const provider = fakeProvider({ test: () => new Promise(() => {}) })
      const fiber = yield* Effect.forkChild(Effect.flip(read(provider, "test")), { startImmediately: true })
      yield* TestClock.adjust("9999 millis")
      assert.isUndefined(fiber.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* Fiber.join(fiber)).kind, "silent")
    })
  )
})

describe("makeRequestOnce", () => {
  const open = () => {
    const settlers: Array<PromiseWithResolvers<unknown>> = []
    const provider = fakeProvider({
      eth_requestAccounts: () => {
        const settler = Promise.withResolvers<unknown>()
        settlers.push(settler)
        return settler.promise
      }
    })
    return { provider, settlers }
  }
  const started = { startImmediately: true } as const

  it.effect("T08 who asks while somebody waits joins that request", () =>
    Effect.gen(function* () {
      const { provider, settlers } = open()
      const askOnce = makeRequestOnce()
      const first = yield* Effect.forkChild(askOnce(provider, "eth_requestAccounts"), started)
      const second = yield* Effect.forkChild(askOnce(provider, "eth_requestAccounts"), started)
      assert.lengthOf(provider.calls, 1)
      settlers[0]!.resolve(["0x1"])
      assert.deepStrictEqual(yield* Fiber.join(first), ["0x1"])
      assert.deepStrictEqual(yield* Fiber.join(second), ["0x1"])
      yield* settle
      yield* Effect.forkChild(askOnce(provider, "eth_requestAccounts"), started)
      assert.lengthOf(provider.calls, 2)
    })
  )

  it.effect("T08 wallets do not share a flight", () =>
    Effect.gen(function* () {
      const [one, other] = [open(), open()]
      const askOnce = makeRequestOnce()
      yield* Effect.forkChild(askOnce(one.provider, "eth_requestAccounts"), started)
      yield* Effect.forkChild(askOnce(other.provider, "eth_requestAccounts"), started)
      assert.lengthOf(one.provider.calls, 1)
      assert.lengthOf(other.provider.calls, 1)
    })
  )

  const abandonThenAsk = Effect.gen(function* () {
    const { provider, settlers } = open()
    const askOnce = makeRequestOnce()
    const abandoned = yield* Effect.forkChild(askOnce(provider, "eth_requestAccounts"), started)
    yield* Fiber.interrupt(abandoned)
    const again = yield* Effect.forkChild(Effect.result(askOnce(provider, "eth_requestAccounts")), started)
    assert.lengthOf(provider.calls, 2)
    return { first: settlers[0]!, second: settlers[1]!, again }
  })

  it.effect(
    "T08 a request asked again after it was abandoned is granted by the first window that is answered",
    () =>
      Effect.gen(function* () {
        for (const chosen of ["first", "second"] as const) {
          const attempt = yield* abandonThenAsk
          attempt[chosen].resolve([chosen])
          const result = yield* Fiber.join(attempt.again)
          assert.strictEqual(result._tag, "Success")
        }
      })
  )

  it.effect("T08 a wallet that is busy with the abandoned request is waited for", () =>
    Effect.gen(function* () {
      const { first, second, again } = yield* abandonThenAsk
      second.reject(rpcError(-32002))
      yield* settle
      assert.isUndefined(again.pollUnsafe())
      first.resolve(["0x1"])
      assert.strictEqual((yield* Fiber.join(again))._tag, "Success")
    })
  )

  it.effect("T08 a rejection of the abandoned request does not end the new one; of the new one it does", () =>
    Effect.gen(function* () {
      const { first, second, again } = yield* abandonThenAsk
      first.reject(rpcError(4001))
      yield* settle
      assert.isUndefined(again.pollUnsafe())
      second.reject(rpcError(4001))
      const result = yield* Fiber.join(again)
      assert.strictEqual(result._tag === "Failure" ? result.failure.kind : "", "rejected")
    })
  )
})

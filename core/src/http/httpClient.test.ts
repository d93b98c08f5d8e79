import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, describe, vi } from "vitest"
import type { HttpError } from "./errors.ts"
import { makeHttpClient } from "./httpClient.ts"

afterEach(() => vi.unstubAllGlobals())

const url = "https://node.example:8443/rpc"
const host = "node.example:8443"

/** A client whose requests a test answers. */
const client = (answer: (url: string) => Promise<Response>) => {
  const asked: Array<{ readonly url: string; readonly init: RequestInit }> = []
  vi.stubGlobal("fetch", (to: string, init: RequestInit) => {
    asked.push({ url: to, init })
    return answer(to)
  })
  const told: Array<HttpError> = []
  const json = makeHttpClient((error) => Effect.sync(() => void told.push(error as HttpError)))
  const fails = (kind: "read" | "write" = "write", to = url) => Effect.flip(json({ url: to, kind }))
  return { asked, told, json, fails }
}
const status = (code: number, body = "", headers: Readonly<Record<string, string>> = {}) =>
  Promise.resolve(new Response(body, { status: code, headers }))
const down = () => Promise.reject(new TypeError("fetch failed"))

describe("a host that rests", () => {
  const restsAfter = (answer: () => Promise<Response>) =>
    Effect.gen(function* () {
      const { asked, fails } = client(answer)
      for (let count = 0; count < 8; count++) yield* fails()
      return asked.length === 5
    })

  it.effect("T31 is one that is down, breaks or is asked too much, and none that answers and refuses", () =>
    Effect.gen(function* () {
      assert.isTrue(yield* restsAfter(down))
      for (const code of [500, 503, 599, 429]) assert.isTrue(yield* restsAfter(() => status(code)), `${code}`)
      for (const code of [400, 401, 404, 428, 430, 499])
        assert.isFalse(yield* restsAfter(() => status(code)), `${code}`)
      assert.isFalse(yield* restsAfter(() => status(200, "<html>")))
    })
  )

  it.effect("T31 is one that never answers", () =>
    Effect.gen(function* () {
      const { asked, fails } = client(() => new Promise(() => {}))
      for (let count = 1; count <= 5; count++) {
        const fiber = yield* Effect.forkChild(fails())
        yield* TestClock.adjust("10 seconds")
        const error = yield* Fiber.join(fiber)
        assert.strictEqual(error.code, "HTTP_TIMEOUT")
        assert.deepStrictEqual(error.details, { host, milliseconds: 10_000 })
        assert.strictEqual(asked.length, count)
      }
      assert.strictEqual((yield* fails()).code, "HTTP_UNREACHABLE")
      assert.strictEqual(asked.length, 5)
    })
  )

  it.effect("T31 is not asked again for a read either: that ends at once, and says which host it is", () =>
    Effect.gen(function* () {
      const { asked, told, fails } = client(down)
      for (let count = 0; count < 5; count++) yield* fails()
      told.length = 0
      const error = yield* fails("read")
      assert.strictEqual(error.code, "HTTP_UNREACHABLE")
      assert.deepStrictEqual(error.details, { host })
      assert.strictEqual(error.cause?.message, "resting after repeated failures")
      assert.deepStrictEqual([asked.length, told], [5, [error]])
    })
  )

  it.effect("T31 begins anew with an answer, and with a refusal", () =>
    Effect.gen(function* () {
      for (const recovery of [() => status(200, "1"), () => status(404), () => status(200, "<html>")]) {
        let answer = down
        const { asked, json } = client(() => answer())
        const ask = (times: number) =>
          Effect.gen(function* () {
            for (let count = 0; count < times; count++) yield* Effect.exit(json({ url, kind: "write" }))
          })
        yield* ask(4)
        answer = recovery as typeof down
        yield* ask(1)
        answer = down
        yield* ask(4)
        assert.strictEqual(asked.length, 9)
        yield* ask(2)
        assert.strictEqual(asked.length, 10)
      }
    })
  )

  it.effect("is one host, whatever its path; what has no host is counted as one", () =>
    Effect.gen(function* () {
      const { asked, fails } = client(down)
      for (const path of ["", "a", "b?c", "d#e", "f"]) yield* fails("write", `https://node.example/${path}`)
      yield* fails("write", "https://node.example/g")
      yield* fails("write", "https://other.example/")
      assert.strictEqual(asked.length, 6)
      assert.deepStrictEqual((yield* fails("write", "no address")).details, { host: "unknown host" })
    })
  )
})

describe("an answer that is none", () => {
  it.effect("S8.15 in part: says of which host, and what is wrong with it", () =>
    Effect.gen(function* () {
      const broken = () =>
        Promise.resolve(
          new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("cut off")) }))
        )
      const cases = [
        [() => status(200, "<html>"), { host, problem: "it is not JSON" }],
        [() => status(200, ""), { host, problem: "it is not JSON" }],
        [broken, { host, problem: "it could not be read" }],
        [() => status(404, "x".repeat(501)), { host, status: 404, body: "x".repeat(500) }],
        [down, { host }]
      ] as const
      for (const [answer, details] of cases) {
        const { fails } = client(answer)
        assert.deepStrictEqual((yield* fails()).details, details)
      }
    })
  )

  it.effect("is told to the developer, but not that the visitor is offline", () =>
    Effect.gen(function* () {
      for (const [navigator, count] of [
        [undefined, 1],
        [{}, 1],
        [{ onLine: true }, 1],
        [{ onLine: false }, 0]
      ] as const) {
        const { told, fails } = client(down)
        vi.stubGlobal("navigator", navigator)
        yield* fails()
        assert.strictEqual(told.length, count)
      }
    })
  )
})

describe("a read", () => {
  it.effect("T31 is tried as often as its caller says, three times else; a write and a refusal once", () =>
    Effect.gen(function* () {
      const tries = (request: object, answer = () => status(503, "", { "retry-after": "1" })) =>
        Effect.gen(function* () {
          const { asked, json } = client(answer)
          const fiber = yield* Effect.forkChild(Effect.exit(json({ url, kind: "read" as const, ...request })))
          yield* TestClock.adjust("60 seconds")
          yield* Fiber.join(fiber)
          return asked.length
        })
      assert.strictEqual(yield* tries({}), 3)
      assert.strictEqual(yield* tries({ tries: 1 }), 1)
      assert.strictEqual(yield* tries({ tries: 2 }), 2)
      assert.strictEqual(yield* tries({ kind: "write", tries: 2 }), 1)
      assert.strictEqual(yield* tries({}, () => status(404)), 1)
    })
  )

  it.effect(
    "T32 in part: without a body is a GET that says nothing of one; a caller's method and headers go along",
    () =>
      Effect.gen(function* () {
        const { asked, json } = client(() => status(200, "1"))
        yield* json({ url, kind: "read" })
        yield* json({ url, kind: "read", method: "POST", headers: { a: "b" } })
        yield* json({ url, kind: "read", body: { a: 1n } })
        const sent = asked.map(({ init: { signal, ...rest } }) => {
          assert.instanceOf(signal, AbortSignal)
          return rest
        })
        const alone = { credentials: "omit", referrerPolicy: "no-referrer" }
        assert.deepStrictEqual(sent, [
          { method: "GET", headers: {}, ...alone },
          { method: "POST", headers: { a: "b" }, ...alone },
          { method: "POST", headers: { "content-type": "application/json" }, body: sent[2]!.body, ...alone }
        ] as never)
        assert.isString(sent[2]!.body)
      })
  )

  it.effect("that nobody waits for any more is given up on the line too", () =>
    Effect.gen(function* () {
      const { asked, json } = client(() => new Promise(() => {}))
      const fiber = yield* Effect.forkChild(json({ url, kind: "read" }), { startImmediately: true })
      yield* Fiber.interrupt(fiber)
      assert.isTrue(asked[0]!.init.signal!.aborted)
    })
  )
})

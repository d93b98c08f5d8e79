import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe } from "vitest"
import { Http } from "./Http.ts"
import { later } from "../engine.ts"
import { Notices } from "../notice/Notices.ts"
import { makeHttp } from "./makeHttp.ts"
import { JsonRpc } from "./JsonRpc.ts"
import { makeJsonRpc } from "./makeJsonRpc.ts"
import { retryDelayMillis } from "./retryDelay.ts"
import { HttpStatusError } from "./answerErrors.ts"

let answer: (body: string, response: ServerResponse, request: IncomingMessage) => void
const bodies: Array<string> = []
const server = createServer((request, response) => {
  let body = ""
  request.on("data", (chunk: Buffer) => (body += chunk.toString()))
  request.on("end", () => {
    bodies.push(body)
    answer(body, response, request)
  })
})
let url = ""

beforeAll(
  () =>
    new Promise<void>((resolve) =>
      server.listen(0, "127.0.0.1", () => {
        url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
        resolve()
      })
    )
)
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
)

const told: Array<string> = []
const notices = Layer.mock(Notices, { tell: ({ code }) => Effect.sync(() => void told.push(code)) })
const live = Layer.provideMerge(
  Layer.effect(JsonRpc, makeJsonRpc(later.rpcClient)),
  Layer.provide(Layer.effect(Http, makeHttp(later.httpClient)), notices)
)
const json = (kind: "read" | "write" = "write") =>
  Effect.flatMap(Http, (http) => http.json({ url, kind, body: {} }))

describe("http", () => {
  it.live(
    "tells the developer of what came to nothing, when the last try has, and not of what is an answer",
    () =>
      Effect.gen(function* () {
        told.length = 0
        const { json } = yield* Http
        const ask = (status: number, more: object = {}) => {
          answer = (_, response) => response.writeHead(status, { "retry-after": "0" }).end("{}")
          return Effect.exit(json({ url, kind: "read", ...more }))
        }
        yield* ask(200)
        yield* ask(404, { answers: [404] })
        yield* ask(500, { answers: "all" })
        assert.deepStrictEqual(told, [])
        yield* ask(404, { answers: [409] })
        yield* ask(429)
        assert.deepStrictEqual(told, ["HTTP_STATUS", "HTTP_STATUS"])
        answer = (_, response) => response.end("<html>")
        yield* Effect.exit(json({ url, kind: "read", answers: "all" }))
        yield* Effect.exit(json({ url: "http://127.0.0.1:1/", kind: "write" }))
        assert.deepStrictEqual(told.slice(2), ["HTTP_BODY_INVALID", "HTTP_UNREACHABLE"])
      }).pipe(Effect.provide(live))
  )

  describe("S8.15 in part: what goes wrong on the way", () => {
    it.live(
      "S8.15[details and status] a status outside 200-299 is an error with status and details; so are an unreachable host and a body that is no JSON",
      () =>
        Effect.gen(function* () {
          answer = (_, response) => response.writeHead(403).end("forbidden here")
          const status = yield* Effect.flip(json())
          assert.strictEqual(status.code, "HTTP_STATUS")
          assert.deepInclude(status.details, { status: 403, body: "forbidden here" })
          answer = (_, response) => response.end("<html>")
          assert.strictEqual((yield* Effect.flip(json())).code, "HTTP_BODY_INVALID")
          const unreachable = yield* Effect.flip(
            Effect.flatMap(Http, (http) => http.json({ url: "http://127.0.0.1:1/", kind: "write" }))
          )
          assert.strictEqual(unreachable.code, "HTTP_UNREACHABLE")
        }).pipe(Effect.provide(live))
    )

    it.effect(
      "S8.15[timeout] S9.10[RPC timeout] S9.11[10 s] a server that does not answer is given up after 10 s",
      () =>
        Effect.gen(function* () {
          const asked = new Promise<void>((resolve) => {
            answer = () => resolve()
          })
          const fiber = yield* Effect.forkChild(Effect.flip(json()))
          yield* Effect.promise(() => asked)
          yield* TestClock.adjust("9999 millis")
          assert.isUndefined(fiber.pollUnsafe())
          yield* TestClock.adjust("1 millis")
          assert.deepInclude((yield* Fiber.join(fiber)).details, { milliseconds: 10_000 })
        }).pipe(Effect.provide(live))
    )
  })

  it.live("T31 a read is tried three times, a write once; an answer over 5 MB is refused", () =>
    Effect.gen(function* () {
      bodies.length = 0
      answer = (_, response) => response.writeHead(503, { "retry-after": "0" }).end("{}")
      yield* Effect.flip(json("read"))
      assert.strictEqual(bodies.length, 3)
      yield* Effect.flip(json("write"))
      assert.strictEqual(bodies.length, 4)
      answer = (_, response) => response.end(`"${"x".repeat(5_000_001)}"`)
      const large = yield* Effect.flip(json("read"))
      assert.deepInclude(large.details, { problem: "it is larger than 5 MB" })
    }).pipe(Effect.provide(live))
  )

  it.live(
    "T32 in part: nobody is sent cookies or where the visitor is, of whatever host; a redirect is followed unless the caller forbids it",
    () =>
      Effect.gen(function* () {
        const asked: Array<RequestInit | undefined> = []
        const fetchBefore = globalThis.fetch
        globalThis.fetch = (async (_: unknown, init?: RequestInit) => {
          asked.push(init)
          return new Response("1")
        }) as typeof fetch
        yield* Effect.gen(function* () {
          const http = yield* Http
          yield* http.json({ url: "https://stranger.example/", kind: "read" })
          yield* http.json({ url, kind: "write", body: {}, headers: { a: "b" }, redirect: "error" })
        }).pipe(Effect.ensuring(Effect.sync(() => void (globalThis.fetch = fetchBefore))))
        assert.deepStrictEqual(
          asked.map((init) => [init?.credentials, init?.referrerPolicy, init?.redirect]),
          [
            ["omit", "no-referrer", undefined],
            ["omit", "no-referrer", "error"]
          ]
        )
        assert.deepInclude(asked[1]!.headers, { "content-type": "application/json", a: "b" })
        assert.deepStrictEqual([asked[0]!.method, asked[1]!.method], ["GET", "POST"])
      }).pipe(Effect.provide(live))
  )

  it.effect("T31 a host that failed five times in a row is left alone for 15 s", () =>
    Effect.gen(function* () {
      const asked: Array<unknown> = []
      const fetchBefore = globalThis.fetch
      globalThis.fetch = (async (input: unknown) => {
        asked.push(input)
        throw new Error("down")
      }) as typeof fetch
      yield* Effect.gen(function* () {
        for (let count = 0; count < 7; count++) yield* Effect.flip(json())
        assert.strictEqual(asked.length, 5)
        yield* TestClock.adjust("15 seconds")
        yield* Effect.flip(json())
        assert.strictEqual(asked.length, 6)
      }).pipe(Effect.ensuring(Effect.sync(() => void (globalThis.fetch = fetchBefore))))
    }).pipe(Effect.provide(live))
  )

  it("T31 Retry-After is honoured up to 60 s and ends the tries beyond it", () => {
    const failure = (retryAfter: string | null, status = 429) => ({
      error: new HttpStatusError({ host: "h", status, body: "" }),
      retryAfter
    })
    assert.strictEqual(retryDelayMillis(failure("3"), 0), 3_000)
    assert.isUndefined(retryDelayMillis(failure("61"), 0))
    assert.strictEqual(
      retryDelayMillis(failure(null), 0, () => 0.5),
      200
    )
    assert.strictEqual(
      retryDelayMillis(failure("soon"), 1, () => 0.5),
      400
    )
    assert.isUndefined(retryDelayMillis(failure(null, 404), 0))
  })
})

describe("json-rpc", () => {
  const call = (method: string, urls: ReadonlyArray<string> = [url], kind: "read" | "write" = "read") =>
    Effect.flatMap(JsonRpc, (rpc) => rpc.request({ urls, method, params: [], kind }))
  const echo = (body: string, response: ServerResponse) => {
    const parsed: unknown = JSON.parse(body)
    const one = (request: { id: number; method: string }) => ({
      jsonrpc: "2.0",
      id: request.id,
      result: request.method
    })
    response.end(
      JSON.stringify(
        Array.isArray(parsed) ? parsed.map(one).toReversed() : one(parsed as { id: number; method: string })
      )
    )
  }

  it.live("S7.26 calls of one task share a request of at most 1,000, and each gets its own answer", () =>
    Effect.gen(function* () {
      bodies.length = 0
      answer = echo
      const results = yield* Effect.all(
        Array.from({ length: 2_500 }, (_, index) => call(`m${index}`)),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(
        results,
        Array.from({ length: 2_500 }, (_, index) => `m${index}`)
      )
      assert.deepStrictEqual(
        bodies.map((body) => (JSON.parse(body) as Array<unknown>).length).toSorted((a, b) => b - a),
        [1_000, 1_000, 500]
      )
    }).pipe(Effect.provide(live))
  )

  it.live(
    "S8.15 in part: a read moves on to the next URL; a write is sent once, to the first; a node's error is final",
    () =>
      Effect.gen(function* () {
        answer = echo
        assert.strictEqual(yield* call("m", ["http://127.0.0.1:1/", url]), "m")
        assert.strictEqual(
          (yield* Effect.flip(call("m", ["http://127.0.0.1:1/", url], "write"))).code,
          "HTTP_UNREACHABLE"
        )
        answer = (_, response) =>
          response.end(
            '{"jsonrpc":"2.0","id":0,"error":{"code":3,"message":"execution reverted","data":"0x08"}}'
          )
        const failed = yield* Effect.flip(call("m", [url, url]))
        assert.strictEqual(failed.code, "RPC_ERROR")
        assert.deepInclude(failed.cause, { message: "execution reverted", data: "0x08" })
        assert.strictEqual((yield* Effect.flip(call("m", []))).code, "RPC_URL_MISSING")
      }).pipe(Effect.provide(live))
  )

  type Request = { readonly id: number; readonly method: string }
  const answered = ({ id, method }: Request) => ({ jsonrpc: "2.0", id, result: method })
  const tooMany: ReadonlyArray<
    readonly [string, (limit: number, all: ReadonlyArray<Request>, response: ServerResponse) => void]
  > = [
    [
      "one error for all",
      (_, __, response) =>
        response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}')
    ],
    [
      "an error for the first",
      (_, __, response) =>
        response.end('[{"jsonrpc":"2.0","id":0,"error":{"code":-32600,"message":"batch too large"}}]')
    ],
    [
      "an error for each",
      (limit, all, response) =>
        response.end(
          JSON.stringify(
            all.map(({ id }) => ({
              id,
              error: { code: -32005, message: `batch of more than ${limit} requests` }
            }))
          )
        )
    ],
    [
      "answers to the first of them",
      (limit, all, response) => response.end(JSON.stringify(all.slice(0, limit).map(answered)))
    ],
    ["status 400", (_, __, response) => response.writeHead(400).end("bad request")],
    ["status 413", (_, __, response) => response.writeHead(413).end()],
    [
      "status 500 with its limit",
      (limit, _, response) =>
        response
          .writeHead(500, { "retry-after": "0" })
          .end(`{"error":{"code":31,"message":"Batch of more than ${limit} requests are not allowed"}}`)
    ],
    ["a page", (_, __, response) => response.end("<html>")]
  ]
  it.live.each(
    tooMany.flatMap(([name, refuse]) => [1, 3, 10].map((limit) => [name, limit, refuse] as const))
  )(
    "a node that refuses a batch by %s and takes %i at once answers all the same, and is asked in that size from then on",
    ([, limit, refuse]) =>
      Effect.gen(function* () {
        const sizes: Array<number> = []
        answer = (body, response) => {
          const parsed = JSON.parse(body) as Request | ReadonlyArray<Request>
          const all = Array.isArray(parsed) ? (parsed as ReadonlyArray<Request>) : [parsed as Request]
          sizes.push(all.length)
          if (all.length > limit) refuse(limit, all, response)
          else response.end(JSON.stringify(Array.isArray(parsed) ? all.map(answered) : answered(all[0]!)))
        }
        const names = Array.from({ length: 25 }, (_, index) => `m${index}`)
        const ask = Effect.all(
          names.map((name) => call(name)),
          { concurrency: "unbounded" }
        )
        yield* Effect.gen(function* () {
          assert.deepStrictEqual(yield* ask, names)
          sizes.length = 0
          assert.deepStrictEqual(yield* ask, names)
          assert.isTrue(
            sizes.every((size) => size <= limit),
            String(sizes)
          )
        })
      }).pipe(Effect.provide(live))
  )

  it.live("what may have been done is not asked for again in smaller batches", () =>
    Effect.gen(function* () {
      let asked = 0
      answer = (_, response) => {
        asked++
        response.writeHead(400).end("batch too large")
      }
      const exits = yield* Effect.all(
        ["a", "b"].map((name) => Effect.exit(call(name, [url], "write"))),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual([asked, ...exits.map(({ _tag }) => _tag)], [1, "Failure", "Failure"])
    }).pipe(Effect.provide(live))
  )

  it.live("a node that sends ids back as texts, or an empty error beside a result, has answered", () =>
    Effect.gen(function* () {
      answer = (body, response) => {
        const parsed = JSON.parse(body) as Request | ReadonlyArray<Request>
        const one = ({ id, method }: Request) => ({ id: String(id), error: null, result: method })
        response.end(
          JSON.stringify(
            Array.isArray(parsed) ? (parsed as ReadonlyArray<Request>).map(one) : one(parsed as Request)
          )
        )
      }
      assert.strictEqual(yield* call("alone"), "alone")
      assert.deepStrictEqual(yield* Effect.all([call("a"), call("b")], { concurrency: "unbounded" }), [
        "a",
        "b"
      ])
    }).pipe(Effect.provide(live))
  )

  it.live("T31 an answer that is missing, doubled or of another shape is an error of that call alone", () =>
    Effect.gen(function* () {
      for (const text of ["null", "[]", "7", '{"id":5,"result":1}', '{"id":0}']) {
        answer = (_, response) => response.end(text)
        assert.strictEqual((yield* Effect.flip(call("m"))).code, "HTTP_BODY_INVALID", text)
      }
      answer = (body, response) =>
        response.end(
          body.startsWith("[")
            ? '[{"id":0,"result":"first"},{"id":0,"result":"second"}]'
            : '{"id":5,"result":"second"}'
        )
      const [first, second] = yield* Effect.all([Effect.exit(call("a")), Effect.exit(call("b"))], {
        concurrency: "unbounded"
      })
      assert.deepInclude(first, { _tag: "Success" })
      assert.deepInclude(second, { _tag: "Failure" })
    }).pipe(Effect.provide(live))
  )
})

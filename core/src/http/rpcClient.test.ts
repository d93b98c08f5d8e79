import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { describe } from "vitest"
import { HttpBodyInvalidError, HttpStatusError, HttpTimeoutError } from "./answerErrors.ts"
import { HttpUnreachableError, type HttpError } from "./errors.ts"
import type { JsonRequest } from "./JsonRequest.ts"
import type { RpcCall } from "./RpcCall.ts"
import { makeRpcClient } from "./rpcClient.ts"

const url = "https://node.example/"
const host = "node.example"

interface Asked {
  readonly id: number
  readonly method: string
  readonly params: unknown
}
type Answer = (calls: ReadonlyArray<Asked>, request: JsonRequest) => Effect.Effect<unknown, HttpError>

const callsOf = ({ body }: JsonRequest) => [body].flat() as ReadonlyArray<Asked>
const answered = ({ id, method }: Asked) => ({ jsonrpc: "2.0", id, result: method })
const allAnswered: Answer = (calls, { body }) =>
  Effect.succeed(Array.isArray(body) ? calls.map(answered) : answered(calls[0]!))

/** A client of a node that a test plays. */
const client = (answer: Answer = allAnswered) =>
  Effect.map(Effect.scope, (scope) => {
    const requests: Array<JsonRequest> = []
    const ask = makeRpcClient(
      {
        json: (request) =>
          Effect.suspend(() => {
            requests.push(request)
            return answer(callsOf(request), request)
          })
      },
      scope
    )
    const call = (method: string, more: Partial<RpcCall> = {}) =>
      ask({ urls: [url], method, kind: "read", ...more })
    const together = (count: number, more: Partial<RpcCall> = {}) =>
      Effect.all(
        Array.from({ length: count }, (_, index) => Effect.exit(call(`m${index}`, more))),
        { concurrency: "unbounded" }
      )
    const sizes = () => requests.map((request) => callsOf(request).length)
    return { requests, call, together, sizes }
  })
const names = (count: number) => Array.from({ length: count }, (_, index) => Exit.succeed(`m${index}`))
const status = (code: number, body = "") => new HttpStatusError({ host, status: code, body })
const limited =
  (limit: number, refuse: (asked: number) => Effect.Effect<unknown, HttpError>): Answer =>
  (calls, request) =>
    calls.length > limit ? refuse(calls.length) : allAnswered(calls, request)

describe("what a node is asked", () => {
  it.effect("is one call as it is, several as a list, with their parameters by place or by name", () =>
    Effect.gen(function* () {
      const { requests, call } = yield* client()
      yield* call("alone")
      yield* Effect.all([call("a", { params: [1, "x"] }), call("b", { params: { name: "y" } })], {
        concurrency: "unbounded"
      })
      const answers = [400, 413, 422]
      assert.deepStrictEqual(requests, [
        {
          url,
          kind: "read",
          body: { jsonrpc: "2.0", id: 0, method: "alone", params: [] },
          answers
        },
        {
          url,
          kind: "read",
          body: [
            { jsonrpc: "2.0", id: 0, method: "a", params: [1, "x"] },
            { jsonrpc: "2.0", id: 1, method: "b", params: { name: "y" } }
          ],
          answers: [...answers, 405, 414, 501]
        }
      ])
    }).pipe(Effect.scoped)
  )

  it.effect("S7.26 in part: is not together with what another node is asked, nor reads with writes", () =>
    Effect.gen(function* () {
      const { requests, call } = yield* client()
      const ways = [
        { urls: [url], kind: "read" },
        { urls: [url], kind: "write" },
        { urls: ["https://other.example/"], kind: "read" }
      ] as const
      yield* Effect.all(
        ways.flatMap((way) => [call("a", way), call("b", way)]),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(
        requests.map(({ url: to, kind, answers }) => [to, kind, (answers as Array<number>).length]),
        [
          [url, "read", 6],
          // What may have been done is not asked for again in parts: a refusal is one.
          [url, "write", 3],
          ["https://other.example/", "read", 6]
        ]
      )
    }).pipe(Effect.scoped)
  )
})

describe("a node that takes only so many at once", () => {
  it.effect.each([
    ["says how many", "batch of more than 7 calls", 20, 7, [20, 7, 7, 6]],
    ["says more than it was asked", "batch limit is 20, that is no limit: 0", 20, 10, [20, 10, 10]],
    ["says a number that is of something else", "error 3: batch too large", 20, 10, [20, 10, 10]],
    ["says nothing, and takes a hundred", "batch too large", 250, 100, [250, 100, 100, 50]],
    ["says nothing, and takes ten", "batch too large", 25, 10, [25, 10, 10, 5]],
    ["says nothing, and takes three", "batch too large", 10, 3, [10, 3, 3, 3, 1]],
    ["says nothing, and takes one", "batch too large", 3, 1, [3, 1, 1, 1]],
    ["says nothing of two", "batch too large", 2, 1, [2, 1, 1]]
  ] as const)("%s: is asked in that size", ([, text, count, limit, sizes]) =>
    Effect.gen(function* () {
      const node = yield* client(limited(limit, () => Effect.fail(status(500, text))))
      assert.deepStrictEqual(yield* node.together(count), names(count))
      assert.deepStrictEqual(node.sizes(), [...sizes])
      assert.deepStrictEqual(yield* node.together(limit), names(limit))
      assert.strictEqual(node.sizes().length, sizes.length + 1)
    }).pipe(Effect.scoped)
  )

  it.effect("refuses by a status that says so, by a body that cannot be used, or by its words", () =>
    Effect.gen(function* () {
      const invalid = new HttpBodyInvalidError({ host, problem: "" })
      const told = [
        ...[400, 413, 422, 405, 414, 501].map((code) => status(code)),
        status(403, "Batch requests are not supported"),
        invalid
      ]
      for (const error of told) {
        const node = yield* client(limited(1, () => Effect.fail(error)))
        assert.deepStrictEqual(yield* node.together(2), names(2))
        assert.deepStrictEqual(node.sizes(), [2, 1, 1])
      }
    }).pipe(Effect.scoped)
  )

  it.effect("does not mean the size by anything else: that is the end of all of them", () =>
    Effect.gen(function* () {
      const others = [
        ...[401, 403, 404, 429, 500].map((code) => status(code)),
        new HttpTimeoutError({ host, milliseconds: 1 }),
        new HttpUnreachableError({ host })
      ]
      for (const error of others) {
        const node = yield* client(() => Effect.fail(error))
        assert.deepStrictEqual(yield* node.together(2), [Exit.fail(error), Exit.fail(error)])
        assert.deepStrictEqual(node.sizes(), [2])
      }
      const refused = status(400, "batch too large")
      const node = yield* client(() => Effect.fail(refused))
      assert.deepStrictEqual(yield* node.together(1), [Exit.fail(refused)])
      assert.deepStrictEqual(yield* node.together(2, { kind: "write" }), [
        Exit.fail(refused),
        Exit.fail(refused)
      ])
      assert.deepStrictEqual(node.sizes(), [1, 2])
    }).pipe(Effect.scoped)
  )

  it.effect("is asked again for what it left out or refused alone, and answers the rest once", () =>
    Effect.gen(function* () {
      const node = yield* client((calls, request) =>
        calls.length === 4
          ? Effect.succeed([
              answered(calls[0]!),
              { id: 1, error: { code: -32_005, message: "more than 2 in a batch" } },
              { id: 2, error: { code: 3, message: "execution reverted" } }
            ])
          : allAnswered(calls, request)
      )
      const [first, second, third, fourth] = yield* node.together(4)
      assert.deepStrictEqual([first, second, fourth], [0, 1, 3].map((id) => Exit.succeed(`m${id}`)) as never)
      assert.strictEqual(Exit.isFailure(third!), true)
      assert.deepStrictEqual(
        callsOf(node.requests[1]!).map(({ method }) => method),
        ["m1", "m3"]
      )
    }).pipe(Effect.scoped)
  )

  it.effect("is asked for five parts at a time, and each call once", () =>
    Effect.gen(function* () {
      let open = 0
      let most = 0
      const node = yield* client((calls, request) =>
        calls.length > 10
          ? Effect.fail(status(413))
          : Effect.gen(function* () {
              most = Math.max(most, ++open)
              for (let turn = 0; turn < 20; turn++) yield* Effect.yieldNow
              open--
              return yield* allAnswered(calls, request)
            })
      )
      assert.deepStrictEqual(yield* node.together(95), names(95))
      assert.strictEqual(most, 5)
      assert.deepStrictEqual(node.sizes(), [95, ...Array(9).fill(10), 5])
    }).pipe(Effect.scoped)
  )
})

describe("an answer of a node", () => {
  const failure = (answer: unknown, at = url) =>
    Effect.gen(function* () {
      const { call } = yield* client(() => Effect.succeed(answer))
      return yield* Effect.flip(call("m", { urls: [at] }))
    })

  it.effect("that is an error says what the node said, and with which code", () =>
    Effect.gen(function* () {
      const reverted = { code: 3, message: "execution reverted", data: "0x08" }
      assert.deepInclude((yield* failure({ id: 0, error: reverted })).cause, reverted)
      for (const [error, rpcCode] of [
        [reverted, 3],
        [{ code: "3" }, 0],
        [{ message: "no code" }, 0],
        ["a text", 0],
        [false, 0],
        [7, 0]
      ] as const) {
        const failed = yield* failure({ id: 0, error, result: "both" })
        assert.strictEqual(failed.code, "RPC_ERROR")
        assert.deepStrictEqual(failed.details, { host, method: "m", rpcCode })
      }
    }).pipe(Effect.scoped)
  )

  it.effect("T31 that is missing says to what, of which host", () =>
    Effect.gen(function* () {
      for (const answer of [null, [], "0", { id: null, result: 1 }, { id: {}, result: 1 }, { id: 0 }]) {
        const failed = yield* failure(answer)
        assert.deepStrictEqual(failed.details, { host, problem: "no answer to m" })
      }
      assert.deepStrictEqual((yield* failure({}, "nowhere")).details, {
        host: "unknown host",
        problem: "no answer to m"
      })
    }).pipe(Effect.scoped)
  )

  it.effect("of nothing is an answer", () =>
    Effect.gen(function* () {
      for (const result of [null, false, 0, ""]) {
        const { call } = yield* client(() => Effect.succeed({ id: "0", error: null, result }))
        assert.strictEqual(yield* call("m"), result)
      }
    }).pipe(Effect.scoped)
  )

  it.effect(
    "is waited for at each URL in turn, by a read: the last one's failure is told, a node's own error at once",
    () =>
      Effect.gen(function* () {
        const urls = ["https://a.example/", "https://b.example/", "https://c.example/"]
        const asked: Array<string> = []
        const failing = yield* client((_, { url: to }) => {
          asked.push(to)
          return Effect.fail(new HttpUnreachableError({ host: new URL(to).host }))
        })
        assert.deepStrictEqual((yield* Effect.flip(failing.call("m", { urls }))).details, {
          host: "c.example"
        })
        assert.deepStrictEqual(asked.splice(0), urls)
        assert.deepStrictEqual((yield* Effect.flip(failing.call("m", { urls, kind: "write" }))).details, {
          host: "a.example"
        })
        assert.deepStrictEqual(asked, [urls[0]])
        const refusing = yield* client(() => Effect.succeed({ id: 0, error: { code: 3 } }))
        assert.strictEqual((yield* Effect.flip(refusing.call("m", { urls }))).code, "RPC_ERROR")
        assert.strictEqual(refusing.requests.length, 1)
        const none = yield* Effect.flip(refusing.call("eth_call", { urls: [] }))
        assert.strictEqual(none.code, "RPC_URL_MISSING")
        assert.include(none.message, "eth_call")
      }).pipe(Effect.scoped)
  )
})

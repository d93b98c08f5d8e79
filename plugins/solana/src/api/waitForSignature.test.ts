import { assert, describe, it } from "@effect/vitest"
import { RpcUrlMissingError, RpcResponseError, type RpcError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { waitForSignature } from "./waitForSignature.ts"

const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"
const status = (confirmationStatus: unknown, err: unknown = null, slot: unknown = 5) => ({
  value: [{ slot, confirmations: null, err, confirmationStatus }]
})
const none = { value: [null] }

const waiting = (answers: ReadonlyArray<unknown>, request: object = { signature }) => {
  let count = 0
  const params: Array<unknown> = []
  const wait = waitForSignature(
    {
      networkId: "solana:test",
      read: (method, given, decode) =>
        Effect.suspend((): Effect.Effect<any, RpcError> => {
          params.push([method, given])
          const answer = answers[Math.min(count++, answers.length - 1)]
          if (answer instanceof Error) return Effect.fail(answer as RpcError)
          const decoded = decode(answer)
          return decoded === undefined
            ? Effect.fail(new RpcResponseError({ host: "own.test", method, rpcCode: 1 }))
            : Effect.succeed(decoded)
        })
    },
    request
  )
  return { wait, params, count: () => count }
}

describe("waitForSignature", () => {
  it.effect("S9.10 in part: asks every second until the transaction is confirmed", () =>
    Effect.gen(function* () {
      const { wait, params, count } = waiting([none, status("processed"), none, status("confirmed")])
      const fiber = yield* Effect.forkChild(wait, { startImmediately: true })
      for (let second = 1; second <= 3; second++) {
        assert.strictEqual(count(), second)
        yield* TestClock.adjust("1 second")
      }
      assert.deepStrictEqual(yield* Fiber.join(fiber), { signature, slot: 5n, commitment: "confirmed" })
      assert.deepStrictEqual(params[0], [
        "getSignatureStatuses",
        [[signature], { searchTransactionHistory: true }]
      ])
    })
  )

  it.effect.each([
    ["processed", "processed", true],
    ["confirmed", "processed", false],
    ["confirmed", "finalized", true],
    ["finalized", "confirmed", false],
    ["finalized", "finalized", true]
  ] as const)("waiting for %s, %s is enough: %s", ([commitment, told, isEnough]) =>
    Effect.gen(function* () {
      const { wait } = waiting([status(told)], { signature, commitment })
      const fiber = yield* Effect.forkChild(Effect.result(wait), { startImmediately: true })
      yield* TestClock.adjust("60 seconds")
      assert.strictEqual((yield* Fiber.join(fiber))._tag, isEnough ? "Success" : "Failure")
    })
  )

  it.effect("T28, S8.14 in part: tells a transaction that failed, with the node's reason", () =>
    Effect.gen(function* () {
      const err = { InstructionError: [0, { Custom: 1 }] }
      const error = yield* Effect.flip(waiting([status("confirmed", err)]).wait)
      assert.strictEqual(error.code, "SOLANA_TRANSACTION_FAILED")
      assert.deepStrictEqual(error.details, {
        networkId: "solana:test",
        signature,
        reason: '{"InstructionError":[0,{"Custom":1}]}'
      })
    })
  )

  it.effect("T28 after 60 s the outcome is unknown, never failed, with the last trouble as cause", () =>
    Effect.gen(function* () {
      const trouble = new RpcResponseError(
        { host: "own.test", method: "getSignatureStatuses", rpcCode: -32005 },
        new Error("behind")
      )
      for (const answer of [
        none,
        trouble,
        null,
        {},
        { value: [] },
        status("odd"),
        status("confirmed", null, -1)
      ]) {
        const { wait, count } = waiting([answer])
        const fiber = yield* Effect.forkChild(Effect.flip(wait), { startImmediately: true })
        yield* TestClock.adjust("59 seconds")
        assert.isUndefined(fiber.pollUnsafe())
        yield* TestClock.adjust("1 second")
        const error = yield* Fiber.join(fiber)
        assert.strictEqual(error.code, "SOLANA_TRANSACTION_PENDING")
        if (answer === trouble) assert.match(error.cause!.message, /behind/)
        assert.isAtMost(count(), 61)
      }
    })
  )

  it.effect("says at once that there is nobody to ask", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(waiting([new RpcUrlMissingError({ method: "solana:test" })]).wait)
      assert.strictEqual(error.code, "RPC_URL_MISSING")
    })
  )

  it.effect.each([
    null,
    {},
    { signature: 7 },
    { signature: "" },
    { signature: "1".repeat(63) },
    { signature: `${signature}1` }
  ])("S5.05 in part: %o names no signature; nobody is asked", (request) =>
    Effect.gen(function* () {
      const { wait, params } = waiting([none], request as object)
      assert.strictEqual((yield* Effect.flip(wait)).code, "SOLANA_SIGNATURE_INVALID")
      assert.deepStrictEqual(params, [])
    })
  )
})

import type { Network } from "@latchkey/core"
import { assert, describe, it } from "@effect/vitest"
import { HttpStatusError, type JsonRequest } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { MAINNET } from "../networkIds.ts"
import { makeNativeBalance } from "./nativeBalance.ts"

const address = "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"
const stats = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const answer = (...[confirmed, waiting, about = address]: ReadonlyArray<unknown>) => ({
  address: about,
  chain_stats: confirmed,
  mempool_stats: waiting
})
const good = answer(stats(5_000_000_000, 1_000), stats(2_000, 500))

/** Balances over servers whose answers are written down by host; what is an error is failed with. */
const reader = (answers: Readonly<Record<string, unknown>>, options = {}) => {
  const asked: Array<string> = []
  const json = ({ url, kind }: JsonRequest) =>
    Effect.suspend(() => {
      asked.push(`${kind} ${url}`)
      const value = answers[new URL(url).host]
      return value instanceof HttpStatusError ? Effect.fail(value) : Effect.succeed(value)
    })
  const read = (network: Network) => makeNativeBalance({ json }, options).read({ address, network })
  return { asked, read }
}
const broken = new HttpStatusError({ host: "own.test", status: 500, body: "" })

describe("nativeBalance", () => {
  it.effect("S5.03 in part: is what is confirmed and what waits, in satoshi", () =>
    Effect.gen(function* () {
      const { read, asked } = reader({ "own.test": good })
      const network = fakeNetwork(MAINNET, { custom: ["https://own.test/api/"] })
      assert.deepStrictEqual(yield* read(network), {
        value: 5_000_000_500n,
        decimals: 8,
        symbol: "BTC"
      })
      assert.deepStrictEqual(asked, [`read https://own.test/api/address/${address}`])
    })
  )

  it.effect(
    "T32, S9.12 in part: asks the app's own URLs, loopback, and what is public only with publicRpc",
    () =>
      Effect.gen(function* () {
        const network = fakeNetwork(MAINNET, {
          custom: ["https://own.test"],
          chainDefault: ["https://public.test", "http://127.0.0.1:3002"]
        })
        const hosts = (asked: ReadonlyArray<string>) => asked.map((line) => new URL(line.slice(5)).host)
        const first = reader({ "own.test": broken, "127.0.0.1:3002": good })
        yield* first.read(network)
        assert.deepStrictEqual(hosts(first.asked), ["own.test", "127.0.0.1:3002"])
        const second = reader({ "own.test": broken, "public.test": good }, { publicRpc: true })
        yield* second.read(network)
        assert.deepStrictEqual(hosts(second.asked), ["own.test", "public.test"])
        const none = reader({})
        const missing = yield* Effect.flip(
          none.read(fakeNetwork(MAINNET, { chainDefault: ["https://public.test"] }))
        )
        assert.deepStrictEqual([missing.code, none.asked.length], ["RPC_URL_MISSING", 0])
        const stranger = yield* Effect.flip(none.read({ ...network, unknown: true }))
        assert.deepStrictEqual([stranger.code, none.asked.length], ["RPC_URL_MISSING", 0])
      })
  )

  it.effect("T26 T21 refuses what is no answer about that address, and asks the next", () =>
    Effect.gen(function* () {
      const zero = stats(0, 0)
      const bad: ReadonlyArray<unknown> = [
        undefined,
        null,
        "text",
        [],
        {},
        answer(zero, undefined),
        answer(stats("5", 0), zero),
        answer(stats(0.5, 0), zero),
        answer(stats(Number.MAX_SAFE_INTEGER + 1, 0), zero),
        answer(stats(1, 2), zero),
        answer(zero, zero, "bc1qp533522veg9uyhpx3sva9vqrnfzmt262n4lsuq"),
        answer(zero, zero, 7),
        Object.defineProperty({}, "chain_stats", {
          get: () => {
            throw new Error("getter")
          }
        })
      ]
      for (const value of bad) {
        const { read } = reader({ "own.test": value })
        const error = yield* Effect.flip(read(fakeNetwork(MAINNET, { custom: ["https://own.test"] })))
        assert.strictEqual(error.code, "NODE_ANSWER_INVALID")
      }
      const { read } = reader({ "own.test": {}, "next.test": good })
      const network = fakeNetwork(MAINNET, { custom: ["https://own.test", "https://next.test"] })
      assert.strictEqual((yield* read(network)).value, 5_000_000_500n)
    })
  )

  it.effect("takes an answer that names no address, and one in capitals", () =>
    Effect.gen(function* () {
      for (const about of [undefined, address.toUpperCase()]) {
        const { read } = reader({ "own.test": { ...good, address: about } })
        const amount = yield* read(fakeNetwork(MAINNET, { custom: ["https://own.test"] }))
        assert.strictEqual(amount.value, 5_000_000_500n)
      }
    })
  )
})

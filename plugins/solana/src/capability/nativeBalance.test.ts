import { assert, describe, it } from "@effect/vitest"
import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { solanaMainnet } from "../networks.ts"
import { makeNativeBalance } from "./nativeBalance.ts"

const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const [own, loopback, open] = ["https://own.test", "http://127.0.0.1:8899", "https://public.test"]

const setUp = (answers: Readonly<Record<string, unknown>>) => {
  const calls: Array<RpcCall> = []
  const rpc = {
    request: (call: RpcCall) =>
      Effect.suspend(() => {
        calls.push(call)
        const answer = answers[call.urls[0]!]
        return answer === undefined
          ? Effect.fail(new RpcResponseError({ host: call.urls[0]!, method: call.method, rpcCode: -32000 }))
          : Effect.succeed(answer)
      })
  }
  return { rpc, calls, asked: () => calls.map(({ urls }) => urls) }
}
const lamports = (value: unknown) => ({ context: { slot: 1 }, value })
const network = fakeNetwork(solanaMainnet, { custom: [own], chainDefault: [open, loopback] })

describe("a native balance", () => {
  it.effect(
    "S9.12 in part: is read in lamports, exactly, from the app's own URL alone where that answers",
    () =>
      Effect.gen(function* () {
        const { rpc, calls } = setUp({ [own]: lamports(9_007_199_254_740_991) })
        const balance = yield* makeNativeBalance(rpc, { publicRpc: true }).read({ address, network })
        assert.deepStrictEqual(balance, { value: 9_007_199_254_740_991n, decimals: 9, symbol: "SOL" })
        assert.deepStrictEqual(calls, [
          { urls: [own], method: "getBalance", params: [address, { commitment: "confirmed" }], kind: "read" }
        ])
      })
  )

  it.effect(
    "T32 asks the network object's URLs after that: on loopback, and others with publicRpc alone",
    () =>
      Effect.gen(function* () {
        const { rpc, asked } = setUp({})
        yield* Effect.flip(makeNativeBalance(rpc, {}).read({ address, network }))
        assert.deepStrictEqual(asked(), [[own], [loopback]])
        yield* Effect.flip(makeNativeBalance(rpc, { publicRpc: true }).read({ address, network }))
        assert.deepStrictEqual(asked().slice(2), [[own], [open, loopback]])
      })
  )

  it.effect.each([
    null,
    {},
    "5",
    5,
    lamports(-1),
    lamports(0.5),
    lamports("5"),
    lamports(null),
    lamports(2 ** 53),
    lamports(Number.NaN)
  ])("T21 T26 %o is none; the next source is asked", (answer) =>
    Effect.gen(function* () {
      const { rpc } = setUp({ [own]: answer })
      const error = yield* Effect.flip(
        makeNativeBalance(rpc, {}).read({ address, network: fakeNetwork(solanaMainnet, { custom: [own] }) })
      )
      assert.strictEqual(error.code, "NODE_ANSWER_INVALID")
      const second = setUp({ [own]: answer, [loopback]: lamports(7) })
      const balance = yield* makeNativeBalance(second.rpc, {}).read({ address, network })
      assert.strictEqual(balance.value, 7n)
    })
  )

  it.effect("T32 with nobody to ask it says what to configure; an unknown network has no unit", () =>
    Effect.gen(function* () {
      const { rpc, calls } = setUp({ [own]: lamports(1) })
      const bare = fakeNetwork(solanaMainnet, { chainDefault: [open] })
      for (const one of [bare, { ...network, unknown: true }]) {
        const error = yield* Effect.flip(makeNativeBalance(rpc, {}).read({ address, network: one }))
        assert.strictEqual(error.code, "RPC_URL_MISSING")
      }
      assert.deepStrictEqual(calls, [])
    })
  )
})

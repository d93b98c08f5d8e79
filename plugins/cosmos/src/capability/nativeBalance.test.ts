import { assert, describe, it } from "@effect/vitest"
import { HttpUnreachableError, type RpcCall } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { QueryBalanceRequest, QueryBalanceResponse } from "cosmjs-types/cosmos/bank/v1beta1/query"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { expect } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub, injective, noble } from "../networks.ts"
import { decodeBalance, encodeBalanceQuery, makeNativeBalance } from "./nativeBalance.ts"

const address = "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7"
const custom = ["https://own-1.test", "https://own-2.test"]
const chainDefault = ["https://public.test"]

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const response = (amount: string, denom = "uatom") => ({
  response: {
    code: 0,
    value: base64(
      QueryBalanceResponse.encode(QueryBalanceResponse.fromPartial({ balance: { denom, amount } })).finish()
    )
  }
})

const read = (
  answer: unknown,
  network = fakeNetwork(cosmosHub, { custom, chainDefault }),
  options: ReadOptions = {}
) => {
  const calls: Array<RpcCall> = []
  const rpc = {
    request: (call: RpcCall) =>
      Effect.suspend(() => {
        calls.push(call)
        return answer === undefined
          ? Effect.fail(new HttpUnreachableError({ host: call.urls[0]! }))
          : Effect.succeed(answer)
      })
  }
  return { calls, balance: makeNativeBalance(rpc, options).read({ address, network }) }
}

describe("nativeBalance", () => {
  it.effect("asks the app's own nodes for the chain's coin by the bank module's query", () =>
    Effect.gen(function* () {
      const { calls, balance } = read(response("1500000"))
      assert.deepStrictEqual(yield* balance, { value: 1_500_000n, decimals: 6, symbol: "ATOM" })
      const [{ urls, method, kind, params }] = calls as [RpcCall]
      assert.deepStrictEqual([urls, method, kind], [custom, "abci_query", "read"])
      const { path, data } = params as unknown as Readonly<Record<string, string>>
      assert.strictEqual(path, "/cosmos.bank.v1beta1.Query/Balance")
      assert.deepStrictEqual(QueryBalanceRequest.decode(Buffer.from(data!, "hex")), {
        address,
        denom: "uatom"
      })
    })
  )

  it.effect("reads other coins and decimals from the network's data", () =>
    Effect.gen(function* () {
      const inj = read(response(`${10n ** 19n}`, "inj"), fakeNetwork(injective, { custom }))
      assert.deepStrictEqual(yield* inj.balance, { value: 10n ** 19n, decimals: 18, symbol: "INJ" })
      const usdc = read(response("0", "uusdc"), fakeNetwork(noble, { custom }))
      assert.deepStrictEqual(yield* usdc.balance, { value: 0n, decimals: 6, symbol: "USDC" })
    })
  )

  it.effect("T32 the network's own URLs are not asked, but with `publicRpc` and on loopback", () =>
    Effect.gen(function* () {
      const network = fakeNetwork(cosmosHub, { chainDefault })
      const { calls, balance } = read(response("1"), network)
      assert.strictEqual((yield* Effect.flip(balance)).code, "RPC_URL_MISSING")
      assert.isEmpty(calls)
      const open = read(response("1"), network, { publicRpc: true })
      yield* open.balance
      assert.deepStrictEqual(open.calls[0]?.urls, chainDefault)
      const local = ["http://127.0.0.1:1"]
      const loopback = read(undefined, fakeNetwork(cosmosHub, { custom, chainDefault: local }))
      assert.strictEqual((yield* Effect.flip(loopback.balance)).code, "HTTP_UNREACHABLE")
      assert.deepStrictEqual(
        loopback.calls.flatMap(({ urls }) => urls),
        [...custom, ...local]
      )
    })
  )

  it.effect("a network that does not name its coin, or that the app does not have, is not asked for", () =>
    Effect.gen(function* () {
      const network = fakeNetwork(cosmosHub, { custom })
      const mute = read(response("1"), { ...network, input: { ...cosmosHub, cosmos: undefined } as never })
      assert.strictEqual((yield* Effect.flip(mute.balance)).code, "COSMOS_DENOM_MISSING")
      const unknown = read(response("1"), { ...network, unknown: true })
      assert.strictEqual((yield* Effect.flip(unknown.balance)).code, "RPC_URL_MISSING")
      assert.isEmpty([...mute.calls, ...unknown.calls])
    })
  )

  const lies: ReadonlyArray<readonly [string, unknown]> = [
    ["null", null],
    ["a text", "1500000"],
    ["no response", {}],
    ["an error of the chain", { response: { ...response("1").response, code: 22 } }],
    ["no value", { response: { code: 0, value: null } }],
    ["a value that is no base64", { response: { code: 0, value: "🦀" } }],
    ["a value that is no message", { response: { code: 0, value: base64(Uint8Array.of(255, 255)) } }],
    ["another coin", response("1", "uosmo")],
    ["a negative amount", response("-1")],
    ["no amount", response("")],
    ["a fraction", response("1.5")],
    ["an amount of more than 256 bits", response(String(2n ** 256n))],
    ["an amount of 100 digits", response("9".repeat(100))],
    ["a huge value", { response: { code: 0, value: "A".repeat(1_000_000) } }],
    [
      "getters that throw",
      Object.defineProperty({}, "response", {
        get: () => {
          throw new Error("getter")
        }
      })
    ]
  ]
  it.effect.each(lies)("T26 %s is no balance", ([, answer]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(read(answer).balance)).code, "NODE_ANSWER_INVALID")
    })
  )

  it.effect("a node that cannot be reached is that error", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(read(undefined).balance)).code, "HTTP_UNREACHABLE")
    })
  )

  it("T21 reads every amount exactly, and asks as an independent library does", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.string({ minLength: 1 }),
        (value, denom) => {
          expect(decodeBalance(response(String(value), denom), denom)).toBe(value)
          const query = QueryBalanceRequest.encode({ address, denom }).finish()
          expect(encodeBalanceQuery(address, denom)).toBe(Buffer.from(query).toString("hex"))
        }
      )
    )
  })
})

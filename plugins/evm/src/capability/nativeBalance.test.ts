import { assert, describe, it } from "@effect/vitest"
import { HttpUnreachableError, JsonRpc, type RpcCall } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { numberToHex } from "viem"
import { expect } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeProvider, oddValues, rpcError, type Answers } from "../../support/fakeProvider.ts"
import { decodeQuantity } from "../Quantity.ts"
import { readOverWallet } from "../provider/readOverWallet.ts"
import { makeNativeBalance } from "./nativeBalance.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const custom = ["https://own-1.test", "https://own-2.test"]
const chainDefault = ["https://public.test"]

/** Reads over nodes that answer by URL, and fail where nothing is written down. */
const read = (
  nodes: Readonly<Record<string, unknown>>,
  {
    network = fakeNetwork(10, { custom, chainDefault }),
    wallet,
    options = { publicRpc: true }
  }: { network?: ReturnType<typeof fakeNetwork>; wallet?: Answers; options?: ReadOptions } = {}
) => {
  const calls: Array<RpcCall> = []
  const provider = wallet === undefined ? undefined : fakeProvider(wallet)
  const rpc = {
    request: (call: RpcCall) =>
      Effect.suspend(() => {
        calls.push(call)
        const url = call.urls.find((candidate) => Object.hasOwn(nodes, candidate))
        return url === undefined
          ? Effect.fail(new HttpUnreachableError({ host: call.urls[0]! }))
          : Effect.succeed(nodes[url])
      })
  }
  const { read } = makeNativeBalance(Context.make(JsonRpc, rpc), options, readOverWallet)
  return { calls, provider, balance: read({ address, network, provider }) }
}

const wallet: Answers = { eth_chainId: async () => "0xa", eth_getBalance: async () => "0x2" }

describe("nativeBalance", () => {
  it.effect("reads wei over the app's own RPC URLs, all of them in their order, and asks nobody else", () =>
    Effect.gen(function* () {
      const { calls, provider, balance } = read({ [custom[1]!]: "0xde0b6b3a7640000" }, { wallet: {} })
      assert.deepStrictEqual(yield* balance, { value: 10n ** 18n, decimals: 18, symbol: "ETH" })
      assert.deepStrictEqual(calls, [
        { urls: custom, method: "eth_getBalance", params: [address, "latest"], kind: "read" }
      ])
      assert.isEmpty(provider?.calls)
    })
  )

  it.effect("falls back to the wallet, then to the network's own URLs with `publicRpc`", () =>
    Effect.gen(function* () {
      const overWallet = read({ [chainDefault[0]!]: "0x3" }, { wallet })
      assert.strictEqual((yield* overWallet.balance).value, 2n)
      assert.lengthOf(overWallet.calls, 1)
      const overDefault = read({ [chainDefault[0]!]: "0x3" })
      assert.strictEqual((yield* overDefault.balance).value, 3n)
    })
  )

  it.effect.each<ReadOptions>([{}, { publicRpc: false }])(
    "T32, S9.12 in part: with %o the network's own URLs are not asked",
    (options) =>
      Effect.gen(function* () {
        const ended = (more: Parameters<typeof read>[1]) =>
          Effect.gen(function* () {
            const { calls, balance } = read({ [chainDefault[0]!]: "0x3" }, { options, ...more })
            return [(yield* Effect.flip(balance)).code, ...calls.flatMap(({ urls }) => urls)]
          })
        const off: Answers = { eth_chainId: async () => "0x1" }
        assert.deepStrictEqual(yield* ended({}), ["HTTP_UNREACHABLE", ...custom])
        assert.deepStrictEqual(yield* ended({ wallet: off }), ["NETWORK_MISMATCH", ...custom])
        const network = fakeNetwork(10, { chainDefault })
        assert.deepStrictEqual(yield* ended({ network }), ["RPC_URL_MISSING"])
        assert.deepStrictEqual(yield* ended({ network, wallet: off }), ["NETWORK_MISMATCH"])
      })
  )

  it.effect("T22 a wallet on another network is not asked for a balance", () =>
    Effect.gen(function* () {
      const { provider, balance } = read(
        { [chainDefault[0]!]: "0x3" },
        { wallet: { eth_chainId: async () => "0x1" } }
      )
      assert.strictEqual((yield* balance).value, 3n)
      assert.deepStrictEqual(provider?.methods(), ["eth_chainId"])
    })
  )

  const lies: typeof oddValues = [
    ...oddValues,
    ["a negative", () => "-0x1"],
    ["33 bytes", () => `0x1${"0".repeat(64)}`],
    ["nothing", () => "0x"]
  ]
  it.effect.each(lies)("T26 %s is no balance, wherever it comes from", ([, odd]) =>
    Effect.gen(function* () {
      const nodes = { [custom[0]!]: odd(), [chainDefault[0]!]: "0x3" }
      assert.strictEqual(
        (yield* read(nodes, { wallet: { ...wallet, eth_getBalance: odd } }).balance).value,
        3n
      )
      const error = yield* Effect.flip(
        read({ [custom[0]!]: odd() }, { network: fakeNetwork(10, { custom }) }).balance
      )
      assert.strictEqual(error.code, "NODE_ANSWER_INVALID")
    })
  )

  it.effect("ends in the last source's error", () =>
    Effect.gen(function* () {
      const network = fakeNetwork(10)
      const codeOf = (options: Parameters<typeof read>[1]): Effect.Effect<string, unknown> =>
        Effect.map(Effect.flip(read({}, options).balance), ({ code }) => code)
      assert.strictEqual(yield* codeOf({}), "HTTP_UNREACHABLE")
      assert.strictEqual(yield* codeOf({ network }), "RPC_URL_MISSING")
      assert.strictEqual(yield* codeOf({ network, wallet: { eth_chainId: () => "0x1" } }), "NETWORK_MISMATCH")
      const failing: Answers = { ...wallet, eth_getBalance: () => Promise.reject(rpcError(-32603)) }
      assert.strictEqual(yield* codeOf({ network, wallet: failing }), "NODE_ANSWER_INVALID")
    })
  )

  it.effect("T26 a stand-in for an unknown network has no decimals, so no balance is made up", () =>
    Effect.gen(function* () {
      const { calls, provider, balance } = read(
        {},
        { network: { ...fakeNetwork(10), unknown: true }, wallet: {} }
      )
      assert.strictEqual((yield* Effect.flip(balance)).code, "RPC_URL_MISSING")
      assert.isEmpty([...calls, ...(provider?.calls ?? [])])
    })
  )

  it("T21 reads every quantity of 32 bytes exactly", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        expect(decodeQuantity(numberToHex(value))).toBe(value)
        expect(decodeQuantity(numberToHex(value, { size: 32 }))).toBe(value)
      })
    )
  })
})

import { assert, describe, it } from "@effect/vitest"
import { HttpUnreachableError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { codec } from "../codec.ts"
import { kusamaRelayChain, polkadotAssetHub } from "../networks.ts"
import { decodeSs58 } from "../Ss58Address.ts"
import { makeNativeBalance } from "./nativeBalance.ts"
import { systemAccountKey } from "./systemAccount.ts"

const address = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
const key = systemAccountKey(codec, decodeSs58(address)!.accountId)
const free = (units: number) =>
  `0x${"00".repeat(16)}${units.toString(16).padStart(2, "0")}${"00".repeat(15)}${"00".repeat(48)}`

/** Balances over nodes that answer by URL; what is an error is what the call fails with. */
const reading = (answers: Readonly<Record<string, unknown>>, options = {}) => {
  const calls: Array<RpcCall> = []
  const rpc = {
    request: (call: RpcCall) => {
      calls.push(call)
      const answer = answers[call.urls[0]!]
      return answer instanceof HttpUnreachableError ? Effect.fail(answer) : Effect.succeed(answer)
    }
  }
  const balance = makeNativeBalance({ rpc, options, codec })
  return { read: balance.read, calls }
}

describe("the native balance", () => {
  it.effect("is the free one of System.Account, in the network's own decimals", () =>
    Effect.gen(function* () {
      const { read, calls } = reading({ "https://own.test": free(7) })
      const custom = ["https://own.test", "https://backup.test"]
      assert.deepStrictEqual(yield* read({ address, network: fakeNetwork(polkadotAssetHub, { custom }) }), {
        value: 7n,
        decimals: 10,
        symbol: "DOT"
      })
      assert.deepStrictEqual(calls, [
        { urls: custom, method: "state_getStorage", params: [key], kind: "read" }
      ])
      const kusama = fakeNetwork(kusamaRelayChain, { custom })
      assert.deepInclude(yield* read({ address, network: kusama }), { decimals: 12, symbol: "KSM" })
    })
  )

  it.effect("is nothing where the chain has no such account", () =>
    Effect.gen(function* () {
      const { read } = reading({ "https://own.test": null })
      const network = fakeNetwork(polkadotAssetHub, { custom: ["https://own.test"] })
      assert.strictEqual((yield* read({ address, network })).value, 0n)
    })
  )

  it.effect("asks the network's own URLs after the app's, where they may be asked", () =>
    Effect.gen(function* () {
      const unreachable = new HttpUnreachableError({ host: "own.test" })
      const urls = { custom: ["https://own.test"], http: ["https://open.test"] }
      const network = fakeNetwork(polkadotAssetHub, urls)
      const open = reading(
        { "https://own.test": unreachable, "https://open.test": free(3) },
        { publicRpc: true }
      )
      assert.strictEqual((yield* open.read({ address, network })).value, 3n)
      const closed = reading({ "https://own.test": unreachable })
      assert.strictEqual(yield* Effect.flip(closed.read({ address, network })), unreachable)
      assert.lengthOf(closed.calls, 1)
    })
  )

  it.effect("T26 a node that answers with something else is asked no more, the next one is", () =>
    Effect.gen(function* () {
      const urls = { custom: ["https://own.test"], http: ["http://localhost:1"] }
      const network = fakeNetwork(polkadotAssetHub, urls)
      const { read } = reading({ "https://own.test": "0x01", "http://localhost:1": free(2) })
      assert.strictEqual((yield* read({ address, network })).value, 2n)
      const lost = reading({ "https://own.test": "0x01", "http://localhost:1": {} })
      const error = yield* Effect.flip(lost.read({ address, network }))
      assert.strictEqual(error.code, "NODE_ANSWER_INVALID")
    })
  )

  it.effect(
    "T32 is not read where nobody may be asked, and not of a stand-in, whose decimals nobody knows",
    () =>
      Effect.gen(function* () {
        const { read, calls } = reading({})
        const network = fakeNetwork(polkadotAssetHub, { ...polkadotAssetHub.rpcUrls.default })
        const code = (request: Parameters<typeof read>[0]) =>
          Effect.map(Effect.flip(read(request)), (error) => error.code)
        assert.strictEqual(yield* code({ address, network }), "RPC_URL_MISSING")
        const unknown = { ...fakeNetwork(polkadotAssetHub, { custom: ["https://own.test"] }), unknown: true }
        assert.strictEqual(yield* code({ address, network: unknown }), "RPC_URL_MISSING")
        const local = fakeNetwork(polkadotAssetHub, { http: ["http://localhost:1"] })
        assert.strictEqual(yield* code({ address: "5Grwva", network: local }), "NODE_ANSWER_INVALID")
        assert.isEmpty(calls)
      })
  )
})

import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { vi } from "vitest"
import { startCosmos, type CosmosPart } from "../../stack/startCosmos.ts"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub, osmosis } from "../networks.ts"
import { makeClient, makeSigningClient } from "./stargateClients.ts"

const address = "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7"
const servers: Array<Server> = []
let part: CosmosPart
beforeAll(async () => {
  part = (await startCosmos()) as CosmosPart
})
afterAll(() => part?.stop())
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.doUnmock("@cosmjs/stargate")
})

/** A node that refuses everything, and counts what it was asked. */
const refusing = async () => {
  const asked = { count: 0 }
  const server = createServer((_, response) => {
    asked.count++
    response.writeHead(403).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const hubUrl = () => part.network("cosmoshub-4").rpcUrl
const signer = {
  getAccounts: async () => [{ address, algo: "secp256k1", pubkey: new Uint8Array(33).fill(2) }] as const,
  signAmino: async () => Promise.reject(new Error("not asked"))
}

describe("getClient", () => {
  it.effect("reads over the app's own node; over the next one where that does not answer", () =>
    Effect.gen(function* () {
      const dead = yield* Effect.promise(refusing)
      part.fund(address, 7n)
      const custom = ["", "ws://127.0.0.1:1", dead.url, hubUrl()]
      const client = yield* makeClient(fakeNetwork(cosmosHub, { custom }), {})
      const balance = yield* Effect.promise(() => client.getBalance(address, "uatom"))
      assert.deepStrictEqual(balance, { denom: "uatom", amount: "7" })
      assert.isAbove(dead.asked.count, 0)
      client.disconnect()
    })
  )

  it.effect("T22 a node of another network is none, and no URL is its own error", () =>
    Effect.gen(function* () {
      const codeOf = (network: ReturnType<typeof fakeNetwork>) =>
        Effect.map(Effect.flip(makeClient(network, {})), ({ code, cause }) => [code, cause?.message])
      assert.deepStrictEqual(yield* codeOf(fakeNetwork(osmosis, { custom: [hubUrl()] })), [
        "COSMOS_NODE_UNREACHABLE",
        "The node is of another network."
      ])
      const chainDefault = ["https://public.test"]
      assert.deepStrictEqual(yield* codeOf(fakeNetwork(osmosis, { chainDefault })), [
        "RPC_URL_MISSING",
        undefined
      ])
    })
  )

  it.effect("T32 leaves the network's public URLs out unless the app asked for them", () =>
    Effect.gen(function* () {
      const network = fakeNetwork(cosmosHub, { chainDefault: [hubUrl()] })
      // Loopback is nobody else's host.
      ;(yield* makeClient(network, {})).disconnect()
      const elsewhere = hubUrl().replace("127.0.0.1", "[::ffff:127.0.0.1]")
      const open = fakeNetwork(cosmosHub, { chainDefault: [elsewhere] })
      assert.strictEqual((yield* Effect.flip(makeClient(open, {}))).code, "RPC_URL_MISSING")
    })
  )

  it.effect("without CosmJS it says what to install", () =>
    Effect.gen(function* () {
      vi.resetModules()
      vi.doMock("@cosmjs/stargate", () => {
        throw new Error("not installed")
      })
      const fresh = yield* Effect.promise(() => import("./stargateClients.ts"))
      const error = yield* Effect.flip(fresh.makeClient(fakeNetwork(cosmosHub, { custom: [hubUrl()] }), {}))
      assert.strictEqual(error.code, "SDK_MISSING")
      assert.include(error.advice, "@cosmjs/stargate")
    })
  )
})

describe("getSigningClient", () => {
  it.effect("takes the network's average price of gas, unless the page says another", () =>
    Effect.gen(function* () {
      const priceOf = (average: number, clientOptions = {}) =>
        Effect.map(
          makeSigningClient(
            fakeNetwork(
              { ...cosmosHub, cosmos: { ...cosmosHub.cosmos, gasPrices: { low: 0, average, high: 1 } } },
              { custom: [hubUrl()] }
            ),
            signer,
            {},
            clientOptions
          ),
          (client) => {
            client.disconnect()
            return String((client as unknown as { gasPrice: unknown }).gasPrice)
          }
        )
      assert.strictEqual(yield* priceOf(0.025), "0.025uatom")
      assert.strictEqual(yield* priceOf(1e-7), "0.0000001uatom")
      assert.strictEqual(yield* priceOf(12_500_000_000), "12500000000uatom")
      assert.strictEqual(yield* priceOf(Number.NaN), "undefined")
      const { GasPrice } = yield* Effect.promise(() => import("@cosmjs/stargate"))
      assert.strictEqual(yield* priceOf(1, { gasPrice: GasPrice.fromString("2uother") }), "2uother")
    })
  )
})

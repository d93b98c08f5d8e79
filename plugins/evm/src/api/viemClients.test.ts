import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { Client } from "viem"
import { getBalance, getChainId } from "viem/actions"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeProvider } from "../../support/fakeProvider.ts"
import { makeClient, makeWalletClient, readsOn } from "./viemClients.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const servers: Array<Server> = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A node that answers every method with `result`, or with an HTTP error. */
const node = (result: string | undefined) =>
  Effect.promise(async () => {
    const methods: Array<string> = []
    const server = createServer((request, response) => {
      let body = ""
      request.on("data", (part) => (body += part))
      request.on("end", () => {
        const { id, method } = JSON.parse(body)
        methods.push(method)
        response.statusCode = result === undefined ? 403 : 200
        response.setHeader("content-type", "application/json")
        response.end(JSON.stringify({ jsonrpc: "2.0", id, result }))
      })
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return { methods, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  })

const balance = (client: Client) => Effect.promise(() => getBalance(client, { address }))

describe("getClient", () => {
  it.effect("reads over the app's own RPC URL first", () =>
    Effect.gen(function* () {
      const [own, open] = [yield* node("0x1"), yield* node("0x3")]
      const wallet = fakeProvider({})
      const client = yield* makeClient(
        fakeNetwork(10, { custom: [own.url], chainDefault: [open.url] }),
        wallet,
        {}
      )
      assert.strictEqual(yield* balance(client), 1n)
      assert.strictEqual(client.chain.id, 10)
      assert.isEmpty([...wallet.calls, ...open.methods])
    })
  )

  it.effect("falls back to the wallet while it is on the network, then to the network's own URL", () =>
    Effect.gen(function* () {
      const [own, open] = [yield* node(undefined), yield* node("0x3")]
      let chain = "0xa"
      const wallet = fakeProvider({ eth_chainId: async () => chain, eth_getBalance: async () => "0x2" })
      const client = yield* makeClient(
        fakeNetwork(10, { custom: [own.url], chainDefault: [open.url] }),
        wallet,
        {}
      )
      assert.strictEqual(yield* balance(client), 2n)
      chain = "0x1"
      assert.strictEqual(yield* balance(client), 3n)
      assert.strictEqual(wallet.methods().filter((method) => method === "eth_getBalance").length, 1)
    })
  )

  it.effect("without a URL and a wallet there is no client", () =>
    Effect.gen(function* () {
      const networks = [
        fakeNetwork(10),
        fakeNetwork(10, { custom: [], chainDefault: ["https://public.test"] })
      ]
      for (const network of networks) {
        const error = yield* Effect.flip(makeClient(network, undefined, {}))
        assert.strictEqual(error.code, "RPC_URL_MISSING")
        assert.include(error.advice, "customRpcUrls")
      }
    })
  )

  it.effect("T32 leaves the network's public URLs out unless the app asked for them", () =>
    Effect.gen(function* () {
      const network = fakeNetwork(10, {
        custom: ["https://own.test"],
        chainDefault: ["https://public.test", "http://127.0.0.1:1"]
      })
      const urls = (options: { readonly publicRpc?: boolean }) =>
        Effect.map(makeClient(network, fakeProvider({}), options), ({ transport }) =>
          (transport["transports"] as ReadonlyArray<{ readonly value?: { readonly url?: string } }>).map(
            ({ value }) => value?.url
          )
        )
      const wallet = undefined
      assert.deepStrictEqual(yield* urls({}), ["https://own.test", wallet, "http://127.0.0.1:1"])
      assert.deepStrictEqual(yield* urls({ publicRpc: true }), [
        "https://own.test",
        wallet,
        "https://public.test",
        "http://127.0.0.1:1"
      ])
    })
  )

  it.effect.each([
    "eth_sendTransaction",
    "eth_requestAccounts",
    "eth_sign",
    "eth_signTypedData_v4",
    "eth_signTransaction",
    "personal_sign",
    "wallet_sendCalls",
    "wallet_switchEthereumChain"
  ])("T22 %s never reaches the wallet through it", (method) =>
    Effect.gen(function* () {
      const wallet = fakeProvider({ eth_chainId: async () => "0xa" })
      const reads = readsOn(wallet as never, 10)
      yield* Effect.flip(Effect.tryPromise(() => reads.request({ method })))
      assert.isEmpty(wallet.calls)
    })
  )
})

describe("getWalletClient", () => {
  it.effect("speaks for the current account over the connected provider", () =>
    Effect.gen(function* () {
      const provider = fakeProvider({ eth_chainId: async () => "0xa" })
      const grant = {
        namespace: "eip155",
        accounts: [{ namespace: "eip155", address, type: "eoa" }],
        networkId: "eip155:10",
        provider
      } as const
      const client = yield* makeWalletClient(grant, fakeNetwork(10))
      assert.strictEqual(client.account.address, address)
      assert.strictEqual(client.chain?.id, 10)
      assert.strictEqual(yield* Effect.promise(() => getChainId(client)), 10)
      assert.isUndefined((yield* makeWalletClient(grant, undefined)).chain)
    })
  )
})

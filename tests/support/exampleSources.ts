import {
  definePlugin,
  exchangeSources,
  fillSlot,
  onrampSources,
  swapSources,
  type AnyPlugin,
  type HistoryTransaction,
  type SetupHost
} from "@latchkey/core"
import type { ContractCalls } from "@latchkey/core/effect"
import {
  NameInvalidError,
  promiseExchangeSource,
  promiseHistory,
  promiseNames,
  promiseOnrampSource,
  promisePrices,
  promiseSwapSource,
  promiseTokenBalances,
  SwapAmountError,
  type PromiseExchangeSource,
  type PromiseHistory,
  type PromiseNameReader,
  type PromiseOnrampSource,
  type PromisePrices,
  type PromiseSwapSource,
  type PromiseTokenBalances
} from "@latchkey/core/promise"
import type { SentRequest, SourceSubject } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { testNetwork, virtualChain } from "./virtualChain.ts"

const url = "https://service.test"
const page = "https://shop.test"
const token = "test:1:t1"

const fieldOf = (value: unknown, key: string): unknown => Object(value)[key] as unknown
const units = (value: unknown): bigint => {
  if (typeof value !== "string" || !/^\d{1,70}$/.test(value)) throw new TypeError("That is no amount.")
  return BigInt(value)
}
const listIn = (value: unknown, key: string): ReadonlyArray<unknown> => {
  const list = fieldOf(value, key)
  if (!Array.isArray(list) || list.length > 100) throw new TypeError("That is no list.")
  return list
}

/** What a test may break in the example sources, each told what the good one is. */
export interface SourceParts {
  readonly history?: (good: PromiseHistory, host: SetupHost) => PromiseHistory
  readonly tokens?: (good: PromiseTokenBalances) => PromiseTokenBalances
  readonly prices?: (good: PromisePrices) => PromisePrices
  readonly names?: (good: PromiseNameReader) => PromiseNameReader
  readonly swap?: (good: PromiseSwapSource) => PromiseSwapSource
  readonly onramp?: (good: PromiseOnrampSource) => PromiseOnrampSource
  readonly exchange?: (good: PromiseExchangeSource) => PromiseExchangeSource
}

const same = <A>(good: A): A => good

const makeHistory = (host: SetupHost): PromiseHistory => ({
  list: async ({ address, network, cursor }, signal) => {
    const { caipNetworkId: networkId, nativeCurrency } = network
    if (networkId !== "test:1") return { transactions: [], coverage: "none" }
    const answer = await host.json(
      { url: `${url}/history/${address}?after=${cursor ?? ""}`, kind: "read" },
      signal
    )
    const seen = new Set<string>()
    const transactions = listIn(answer, "rows").flatMap((row): ReadonlyArray<HistoryTransaction> => {
      try {
        const [hash, on, at, from, to] = ["hash", "on", "at", "from", "to"].map((key) => fieldOf(row, key))
        const sender = typeof from === "string" ? host.parseAddress("test", from) : undefined
        const receiver = typeof to === "string" ? host.parseAddress("test", to) : undefined
        const isRead =
          typeof hash === "string" &&
          /^h\w{1,60}$/.test(hash) &&
          on === networkId &&
          Number.isInteger(at) &&
          Number(at) >= 0 &&
          Number(at) <= 8.64e15 &&
          sender === address &&
          receiver !== undefined
        if (!isRead || seen.has(hash)) return []
        const amount = { ...nativeCurrency, value: units(fieldOf(row, "units")) }
        seen.add(hash)
        return [
          {
            hash,
            networkId,
            minedAt: Number(at),
            status: "success",
            kind: "send",
            sender: address,
            transfers: [{ direction: "out", counterparty: receiver, amount }]
          }
        ]
      } catch {
        return []
      }
    })
    const next = fieldOf(answer, "next")
    return {
      transactions: transactions.toSorted((one, other) => other.minedAt - one.minedAt),
      coverage: "partial",
      ...(typeof next === "string" && next !== "" && next !== cursor ? { next } : {})
    }
  }
})

const makeTokens = (host: SetupHost): PromiseTokenBalances => ({
  list: async ({ address, network: { caipNetworkId, nativeCurrency } }, signal) => {
    if (caipNetworkId !== "test:1") throw new Error("Nobody serves that network.")
    const answer = await host.json({ url: `${url}/balances/${address}`, kind: "read" }, signal)
    const isHere = fieldOf(answer, "on") === caipNetworkId
    const own = isHere ? units(fieldOf(answer, "coin")) : 0n
    const tea = isHere ? units(fieldOf(answer, "tea")) : 0n
    return [
      { name: "Coin", amount: { value: own, decimals: nativeCurrency.decimals, symbol: "COIN" } },
      { token, name: "Tea", amount: { value: tea, decimals: 1, symbol: "TEA" } }
    ]
  }
})

const makePrices = (host: SetupHost): PromisePrices => ({
  list: async ({ network: { caipNetworkId }, currency }, signal) => {
    if (caipNetworkId !== "test:1") return []
    const value = units(fieldOf(await host.json({ url: `${url}/price`, kind: "read" }, signal), "cents"))
    return value === 0n ? [] : [{ token, price: { value, decimals: 2, symbol: currency } }]
  }
})

const makeNames = (host: SetupHost): PromiseNameReader => ({
  resolve: async ({ name, network }, signal) => {
    const wanted = name.trim().toLowerCase()
    if (!/^[a-z]{3,20}\.tea$/.test(wanted)) throw new NameInvalidError({ reason: "form" })
    if (network.caipNetworkId !== "test:1") return undefined
    const answer = await host.json({ url: `${url}/names/${wanted}`, kind: "read" }, signal)
    if (fieldOf(answer, "name") !== wanted) throw new Error("That is another name.")
    const told = fieldOf(answer, "address")
    if (told === null) return undefined
    const address = typeof told === "string" ? host.parseAddress("test", told, network) : undefined
    if (address === undefined) throw new Error("That is no address.")
    return { name: wanted, address }
  },
  reverse: async ({ address }, signal) => {
    const name = fieldOf(await host.json({ url: `${url}/accounts/${address}`, kind: "read" }, signal), "name")
    if (name === null) return undefined
    if (typeof name !== "string" || !/^[a-z]{3,20}\.tea$/.test(name)) throw new Error("That is no name.")
    return name
  }
})

const swaps: PromiseSwapSource = {
  contracts: (networkId) => (networkId === "test:1" ? { target: "t9", spender: "t9" } : undefined),
  tokens: async ({ calls, address }) =>
    Promise.all(
      (["native", token] as const).map(async (id) => {
        const { name, amount } = await calls.holding({ address, token: id === "native" ? undefined : id })
        const { symbol, decimals, value: balance } = amount
        return { id, name, symbol, decimals, balance }
      })
    ),
  offer: async ({ json, network, amount }) => {
    const bought = units(fieldOf(await json({ url: `${url}/offer`, kind: "read" }), "bought"))
    if (bought === 0n) throw new SwapAmountError()
    return {
      bought,
      build: ({ address }) => ({
        networkId: network.caipNetworkId,
        sender: address,
        call: { to: "t9", value: amount, data: "" }
      })
    }
  }
}

const shop: PromiseOnrampSource = {
  options: async () => ({
    payment: [{ id: "USD", decimals: 2, limits: [{ method: "card", min: 1n, max: 100n }] }],
    purchase: [{ id: "coin", name: "Coin", symbol: "COIN", networks: [{ networkId: "test:1", name: "One" }] }]
  }),
  quote: async ({ json, pay }) => {
    const value = units(fieldOf(await json({ url: `${url}/quote`, kind: "read" }), "units"))
    return {
      id: "quote",
      total: pay,
      subtotal: pay,
      providerFee: { ...pay, value: 0n },
      networkFee: { ...pay, value: 0n },
      purchased: { value, decimals: 18, symbol: "COIN" }
    }
  },
  link: ({ address }) => `${page}/buy?to=${address}`
}

const exchange: PromiseExchangeSource = {
  exchanges: async ({ json }) => {
    const name = fieldOf(await json({ url: `${url}/exchanges`, kind: "read" }), "name")
    if (typeof name !== "string" || !/^[\w ]{1,40}$/.test(name)) throw new Error("That is no exchange.")
    return [{ id: "tea", name }]
  },
  payUrl: async ({ json }) => {
    const id = fieldOf(await json({ url: `${url}/payments`, method: "POST", kind: "write", body: {} }), "id")
    if (typeof id !== "string" || !/^\w{1,40}$/.test(id)) throw new Error("That is no payment.")
    return { url: `${page}/${id}`, sessionId: id }
  },
  buyStatus: async ({ json, sessionId }) => {
    const status = fieldOf(await json({ url: `${url}/payments/${sessionId}`, kind: "read" }), "status")
    return { status: status === "success" || status === "failed" ? status : "pending" }
  }
}

/** A plugin with a source of each kind, over one server. */
export const exampleSources = (parts: SourceParts = {}): AnyPlugin =>
  definePlugin({
    id: "example",
    hosts: [{ origin: url, purpose: "everything" }],
    fills: [
      fillSlot(
        swapSources,
        promiseSwapSource({
          id: "example",
          title: "Example",
          networks: ["test:1"],
          load: async () => (parts.swap ?? same)(swaps)
        })
      ),
      fillSlot(
        onrampSources,
        promiseOnrampSource({
          id: "example",
          provider: "example",
          title: "Example",
          networks: ["test:1"],
          pages: [page],
          load: async () => (parts.onramp ?? same)(shop)
        })
      ),
      fillSlot(
        exchangeSources,
        promiseExchangeSource({
          id: "example",
          networks: ["test:1"],
          pages: [page],
          load: async () => (parts.exchange ?? same)(exchange)
        })
      )
    ],
    setup: (host) => {
      host.addCapability("test", promiseHistory, (parts.history ?? same)(makeHistory(host), host), "server")
      host.addCapability("test", promiseTokenBalances, (parts.tokens ?? same)(makeTokens(host)), "server")
      host.addCapability("test", promisePrices, (parts.prices ?? same)(makePrices(host)), "server")
      host.addCapability(
        "test",
        promiseNames,
        { zones: ["tea"], load: async () => (parts.names ?? same)(makeNames(host)) },
        "server"
      )
    }
  })

const row = (hash: string, at: number, more: object = {}) => ({
  hash,
  on: "test:1",
  at,
  from: "a1",
  to: "a2",
  units: "7",
  ...more
})

/** The server when all is well. */
export const exampleService = ({ url: asked }: SentRequest): unknown => {
  const { pathname, searchParams } = new URL(asked)
  const [, what = "", of] = pathname.split("/")
  const answers: Readonly<Record<string, unknown>> = {
    history: {
      rows: [row(searchParams.get("after") === "" ? "h1" : "h2", 5), row("h3", 9)],
      next: "more"
    },
    balances: { on: "test:1", coin: "12", tea: "34" },
    price: { cents: "250" },
    names: { name: of, address: of === "ada.tea" ? "a1" : null },
    accounts: { name: "ada.tea" },
    offer: { bought: "500" },
    quote: { units: "9" },
    exchanges: { name: "Tea Exchange" },
    payments: of === undefined ? { id: "p1" } : { status: "success" }
  }
  return answers[what]
}

/** A subject of the contracts for sources, over these. */
export const sourceSubject = (parts: SourceParts = {}) =>
  ({
    make: () => exampleSources(parts),
    others: () => [virtualChain({ wallet: {} }).plugin],
    networks: [testNetwork(1), testNetwork(2)],
    networkId: "test:1",
    unservedNetworkId: "test:2",
    address: "a1",
    service: exampleService
  }) satisfies SourceSubject

/** What the chain says of contracts: the call of the example is a swap of 1,000 units. */
export const exampleCalls = {
  holding: ({ token: id }: { readonly token?: string }) =>
    Effect.succeed(
      id === undefined
        ? { name: "Coin", amount: { value: 9_000n, decimals: 18, symbol: "COIN" } }
        : { token: id, name: "Tea", amount: { value: 7n, decimals: 1, symbol: "TEA" } }
    ),
  describe: () => ({ kind: "swap", bought: token, amount: 1_000n, minimum: 495n, receiver: "a1" })
} as unknown as ContractCalls

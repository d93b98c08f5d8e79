import { createKit, definePlugin, memoryStorage, type KitError } from "@latchkey/core"
import {
  history,
  prices,
  tokenBalances,
  type History,
  type Prices,
  type TokenBalances
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { cloud, type CloudOptions } from "../index.ts"

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json", ...headers } })

const coinId = `eip155:1:0x${"e".repeat(40)}`

/** What the service answers, by the end of a path, and what it was asked. */
let answers: Record<string, (url: URL, init: RequestInit | undefined) => Response | Promise<Response>>
let asked: Array<{ readonly url: URL; readonly body: unknown }>
beforeEach(() => {
  asked = []
  answers = {
    "supported-chains": () => json({ http: ["eip155:1"], ws: [] }),
    history: () => json({ data: [], next: "more" }),
    balance: () =>
      json({
        balances: [
          {
            name: "Coin",
            symbol: "COIN",
            chainId: "eip155:1",
            price: 0,
            quantity: { numeric: "2", decimals: "18" }
          }
        ]
      }),
    price: (_, init) => {
      // Of several the first alone is answered.
      const [address] = (JSON.parse(init!.body as string) as { addresses: Array<string> }).addresses
      return json({ fungibles: [{ price: address === coinId ? 2 : 0.5, address }] })
    }
  }
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push({ url, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined })
    return answers[url.pathname.split("/").at(-1)!]!(url, init)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pathsAsked = () => asked.map(({ url }) => url.pathname)

const open = async (options: CloudOptions = {}) => {
  const found: { history?: History; balances?: TokenBalances; prices?: Prices } = {}
  const names: Array<string> = []
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1, "eip155"), testNetwork(2, "eip155")],
    storage: memoryStorage(),
    plugins: [
      virtualChain({ wallet: {} }, "eip155").plugin,
      cloud({ projectId: "one", urls: { api: "http://127.0.0.1:1/" }, accounts: ["eip155"], ...options }),
      definePlugin({
        id: "probe",
        requires: ["cloud"],
        setup: (host) => {
          found.history = host.capabilitiesOf("eip155", history)[0]!
          found.balances = host.capabilitiesOf("eip155", tokenBalances)[0]!
          found.prices = host.capabilitiesOf("eip155", prices)[0]!
          names.push(...host.capabilitiesOf("test", history).map(() => "test"))
        }
      })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const network = (id = 1) => kit.getNetwork(`eip155:${id}`)!
  return {
    kit,
    network,
    found,
    history: (cursor?: string, id = 1) =>
      Effect.runPromise(
        found.history!.list({
          address: "a1",
          network: network(id),
          ...(cursor === undefined ? {} : { cursor })
        })
      ),
    balances: (id = 1) => Effect.runPromise(found.balances!.list({ address: "a1", network: network(id) })),
    prices: (tokens: ReadonlyArray<`eip155:1:${string}`> = ["eip155:1:a5"], currency = "USD", id = 1) =>
      Effect.runPromise(found.prices!.list({ network: network(id), tokens, currency }))
  }
}

describe("when the service is asked about accounts", () => {
  it("T32 never unless the app names the namespace, and has a project", async () => {
    for (const options of [{ accounts: [] }, { projectId: "" }]) {
      const { found } = await open(options)
      expect(found).toEqual({ history: undefined, balances: undefined, prices: undefined })
    }
    expect(asked).toEqual([])
  })

  it("S5.01 in part: not before something is wanted; first once which networks it serves, for all that ask at once", async () => {
    const kit = await open()
    expect(asked).toEqual([])
    await Promise.all([kit.history(), kit.balances(), kit.prices()])
    expect(pathsAsked().filter((path) => path.endsWith("supported-chains"))).toHaveLength(1)
    expect(pathsAsked()[0]).toBe("/v1/supported-chains")
    await kit.history()
    expect(pathsAsked().filter((path) => path.endsWith("supported-chains"))).toHaveLength(1)
  })

  it("S5.01 in part: on a network that it does not serve, for nothing more", async () => {
    const kit = await open()
    expect(await kit.history(undefined, 2)).toEqual({ transactions: [], coverage: "none" })
    expect(await kit.prices([], "USD", 2)).toEqual([])
    await expect(kit.balances(2)).rejects.toMatchObject({
      code: "CLOUD_NETWORK_UNSUPPORTED",
      details: { networkId: "eip155:2" }
    })
    expect(pathsAsked()).toEqual(["/v1/supported-chains"])
  })

  it.each([
    ["failed", () => json({}, 400)],
    ["names none", () => json({ http: [] })],
    ["is something else", () => json({ http: { "eip155:1": true } })],
    ["names what is no network", () => json({ http: [7, null, "eip155"] })]
  ])("S5.01 in part: asks which networks it serves again if the answer %s", async (_, bad) => {
    const kit = await open()
    const good = answers["supported-chains"]!
    answers["supported-chains"] = bad
    const before = await kit.history().catch((error: KitError) => error.code)
    expect([{ transactions: [], coverage: "none" }, "HTTP_STATUS", "HTTP_BODY_INVALID"]).toContainEqual(
      before
    )
    answers["supported-chains"] = good
    expect(await kit.history()).toMatchObject({ coverage: "partial" })
    expect(pathsAsked().filter((path) => path.endsWith("supported-chains"))).toHaveLength(2)
  })
})

describe("S7.01 in part: what is asked", () => {
  it("S7.01[all] S7.05 S7.13 S7.08 carries project, type and version of the kit, and what is meant", async () => {
    const kit = await open({ sdkType: "shop", sdkVersion: "shop-1" })
    await kit.history("n")
    await kit.balances()
    await kit.prices(["eip155:1:a5"], "EUR")
    const everywhere = { projectId: "one", st: "shop", sv: "shop-1" }
    const price = (address: string) => [
      "/v1/fungible/price",
      everywhere,
      { currency: "eur", addresses: [address], projectId: "one" }
    ]
    expect(asked.map(({ url, body }) => [url.pathname, Object.fromEntries(url.searchParams), body])).toEqual([
      ["/v1/supported-chains", everywhere, undefined],
      ["/v1/account/a1/history", { ...everywhere, chainId: "eip155:1", cursor: "n" }, undefined],
      [
        "/v1/account/a1/balance",
        // What the service said of another network a moment ago it would say again.
        { ...everywhere, chainId: "eip155:1", currency: "usd", forceUpdate: coinId },
        undefined
      ],
      price(coinId),
      price("eip155:1:a5")
    ])
  })

  it("S7.13 in part: what things cost is asked again after 30 s, and for another currency at once", async () => {
    const kit = await open()
    vi.useFakeTimers({ toFake: ["Date"] })
    const count = () => pathsAsked().filter((path) => path.endsWith("price")).length
    const list = await kit.prices()
    expect(list).toEqual([
      { price: { value: 2n, decimals: 0, symbol: "USD" } },
      { token: "eip155:1:a5", price: { value: 5n, decimals: 1, symbol: "USD" } }
    ])
    vi.setSystemTime(Date.now() + 29_999)
    expect(await kit.prices()).toEqual(list)
    expect(count()).toBe(2)
    await kit.prices(["eip155:1:a5"], "EUR")
    expect(count()).toBe(4)
    vi.setSystemTime(Date.now() + 1)
    await kit.prices()
    expect(count()).toBe(6)
  })

  it("S7.08 in part: asks for thirty prices at most, three at once", async () => {
    const kit = await open()
    let [open_, most] = [0, 0]
    const good = answers["price"]!
    answers["price"] = async (...request) => {
      most = Math.max(most, ++open_)
      await Promise.resolve()
      open_--
      return good(...request)
    }
    const tokens = Array.from({ length: 300 }, (_, place) => `eip155:1:a${place}` as const)
    expect(await kit.prices(tokens)).toHaveLength(30)
    expect(pathsAsked().filter((path) => path.endsWith("price"))).toHaveLength(30)
    expect(most).toBe(3)
  })

  it("S7.08 in part: what came in eight seconds is told, and what came since with the next question", async () => {
    const kit = await open()
    await kit.history()
    vi.useFakeTimers()
    const good = answers["price"]!
    let later: (() => void) | undefined
    answers["price"] = (url, init) =>
      (init!.body as string).includes("a6")
        ? new Promise((resolve) => {
            later = () => resolve(good(url, init) as Response)
          })
        : good(url, init)
    const first = kit.prices(["eip155:1:a5", "eip155:1:a6"])
    await vi.advanceTimersByTimeAsync(8_000)
    const tokensOf = (list: Awaited<typeof first>) => list.map(({ token }) => token)
    expect(tokensOf(await first)).toEqual([undefined, "eip155:1:a5"])
    later!()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    const before = asked.length
    expect(tokensOf(await kit.prices(["eip155:1:a5", "eip155:1:a6"]))).toEqual([
      undefined,
      "eip155:1:a5",
      "eip155:1:a6"
    ])
    expect(asked).toHaveLength(before)
  })

  it("a network that a route refuses is not asked about there again, whatever the service says that it serves", async () => {
    const kit = await open()
    const refusal = () =>
      json({ status: "FAILED", reasons: [{ field: "", description: "Invalid parameter: eip155:1" }] }, 400)
    answers["history"] = refusal
    answers["balance"] = refusal
    for (let times = 0; times < 2; times++) {
      expect(await kit.history()).toEqual({ transactions: [], coverage: "none" })
      await expect(kit.balances()).rejects.toMatchObject({ code: "CLOUD_NETWORK_UNSUPPORTED" })
    }
    expect(pathsAsked()).toEqual(["/v1/supported-chains", "/v1/account/a1/history", "/v1/account/a1/balance"])
  })

  it("T31 a route that is refused without a word rests by itself: the others are asked", async () => {
    const kit = await open()
    await kit.history()
    answers["balance"] = () => Promise.reject(new TypeError("Failed to fetch"))
    for (let times = 0; times < 4; times++)
      await expect(kit.balances()).rejects.toMatchObject({ code: "HTTP_UNREACHABLE" })
    const tries = pathsAsked().filter((path) => path.endsWith("balance")).length
    expect(tries).toBe(5)
    await expect(kit.history()).resolves.toMatchObject({ coverage: "partial" })
  })
})

describe("T31 a service in trouble", () => {
  const each = (kit: Awaited<ReturnType<typeof open>>) =>
    [
      ["history", () => kit.history()],
      ["balance", () => kit.balances()],
      ["price", () => kit.prices()]
    ] as const

  it.each([
    ["refuses", () => json({}, 401), "HTTP_STATUS", 1],
    ["asks for patience", () => json({}, 429, { "retry-after": "0" }), "HTTP_STATUS", 2],
    [
      "asks for more patience than a visitor has",
      () => json({}, 429, { "retry-after": "3600" }),
      "HTTP_STATUS",
      1
    ],
    ["fails", () => json({}, 503, { "retry-after": "0" }), "HTTP_STATUS", 2],
    ["sends a page", () => new Response("<!doctype html>"), "HTTP_BODY_INVALID", 1],
    [
      "sends something else",
      () => json({ data: "none", balances: "none", fungibles: "none" }),
      "HTTP_BODY_INVALID",
      1
    ]
  ] as const)(
    "that %s is a typed failure, and the next question is answered",
    async (_, trouble, code, tries) => {
      const kit = await open()
      await kit.history()
      for (const [route, ask] of each(kit)) {
        const good = answers[route]!
        answers[route] = trouble
        asked = []
        await expect(ask()).rejects.toMatchObject({ code })
        // Of the prices, that of the coin and that of the token.
        expect(asked).toHaveLength(route === "price" ? 2 * tries : tries)
        answers[route] = good
        await expect(ask()).resolves.toBeDefined()
      }
    }
  )

  it("that never answers is given up after 10 s a try, twice", async () => {
    const kit = await open()
    await kit.history()
    vi.useFakeTimers()
    answers["history"] = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))
      })
    const failed = kit.history().catch((error: KitError) => error.code)
    await vi.advanceTimersByTimeAsync(22_000)
    expect(await failed).toBe("HTTP_TIMEOUT")
  })
})

it("its history comes before the chain's own, its balances after", async () => {
  const order: Record<string, ReadonlyArray<unknown>> = {}
  const own = { list: () => Effect.succeed({ transactions: [], coverage: "partial" as const }) }
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1, "eip155")],
    storage: memoryStorage(),
    plugins: [
      virtualChain({ wallet: {} }, "eip155").plugin,
      cloud({ projectId: "one", urls: { api: "http://127.0.0.1:1" }, accounts: ["eip155"] }),
      definePlugin({
        id: "probe",
        requires: ["cloud"],
        setup: (host) => {
          const holdings = { list: () => Effect.succeed([]) }
          host.addCapability("eip155", history, own, "node")
          host.addCapability("eip155", tokenBalances, holdings, "node")
          order["history"] = host.capabilitiesOf("eip155", history).map((entry) => entry === own)
          order["balances"] = host.capabilitiesOf("eip155", tokenBalances).map((entry) => entry === holdings)
        }
      })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  expect(order).toEqual({ history: [false, true], balances: [true, false] })
})

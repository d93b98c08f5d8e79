import { createKit, memoryStorage } from "@latchkey/core"
import { onramp } from "../../../onramp/src/index.ts"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { testWindows } from "../../../../tests/support/testWindows.ts"
import { openSeller, priced, sold } from "../../support/openSeller.ts"
import { toBuyOptions, toBuyQuote } from "../../server/src/onramp/publicShape.ts"
import type { SellerOptions, SellerQuote } from "../../server/src/onramp/readOnramp.ts"
import { cloud } from "../index.ts"

const account = `a${"1".repeat(39)}`
const stranger = `a${"2".repeat(39)}`
type Json = Readonly<Record<string, unknown>>

let seller: Awaited<ReturnType<typeof openSeller>>
beforeAll(async () => {
  seller = await openSeller()
})
afterAll(() => seller?.stop())

/** What the service was asked by the page, and what it answers in place of its own, by the end of the path. */
let requests: Array<{
  readonly name: string
  readonly method: string
  readonly url: URL
  readonly body: Json | undefined
}>
let instead: Record<string, unknown>
const passThrough = globalThis.fetch
beforeEach(() => {
  requests = []
  instead = {}
  seller.answers.options = sold
  seller.answers.quote = priced
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== seller.url) return passThrough(input, init)
    const name = url.searchParams.get("type") ?? url.pathname.split("/").slice(-2).join("/")
    requests.push({
      name,
      url,
      method: init?.method ?? "GET",
      body: typeof init?.body === "string" ? (JSON.parse(init.body) as Json) : undefined
    })
    return name in instead
      ? new Response(JSON.stringify(instead[name]), { headers: { "content-type": "application/json" } })
      : passThrough(input, init)
  })
})

let opened: { readonly kit: { readonly dispose: () => Promise<void> } } | undefined
const open = async ({
  networkId = 1,
  isOpaque,
  country,
  provider = "shop"
}: { networkId?: number; isOpaque?: boolean; country?: string; provider?: string } = {}) => {
  const windows = testWindows()
  vi.stubGlobal("open", windows.open)
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(networkId, "eip155")],
    plugins: [
      virtualChain({ wallet: { connect: () => account, walletNetwork: () => networkId } }, "eip155").plugin,
      onramp({ restrictedTimeZones: [] }),
      cloud({
        projectId: "one",
        urls: { api: seller.url },
        onramp: {
          provider,
          title: "The shop",
          fee: "1-2",
          ...(country === undefined ? {} : { country }),
          networks: ["eip155:1", "eip155:5"],
          pages: [new URL(seller.page).origin],
          ...(isOpaque === undefined ? {} : { isOpaque })
        }
      })
    ],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: "wallet" })
  opened = { kit }
  return { kit, windows: windows.opened, state: () => kit.getSnapshot().onramp }
}
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const asked = (name: string) => requests.filter((request) => request.name === name)
const dollars = (value: bigint) => ({ value, decimals: 2, symbol: "USD" })
const request = {
  provider: "shop",
  purchase: "2b92315d",
  networkId: "eip155:1",
  pay: dollars(100_00n)
} as const
const exchange = { provider: "coinbase", country: "CH" } as const
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { code: string }) => code
  )

describe("coins for money through the service", () => {
  it("S7.05 in part: the history of purchases is asked for by its provider, and read with its words for what became of them", async () => {
    const { kit } = await open({ provider: "coinbase" })
    const entry = (status: string, more: object = {}) => ({
      id: status,
      metadata: { status, minedAt: "2026-03-04T05:06:07Z" },
      transfers: [{ fungible_info: { symbol: "TEA" }, quantity: { numeric: "1.50" } }],
      ...more
    })
    const word = (end: string) => `ONRAMP_TRANSACTION_STATUS_${end}`
    instead["v1/supported-chains"] = { http: ["eip155:1"], ws: [] }
    instead[`${account}/history`] = {
      data: [
        entry(word("SUCCESS")),
        entry(word("IN_PROGRESS"), { transfers: null }),
        entry(word("FAILED"), {
          transfers: [{ fungible_info: { symbol: "TEA" }, quantity: { numeric: "-1" } }]
        }),
        entry("confirmed"),
        entry(word("SUCCESS"), { id: 5 }),
        entry(word("SUCCESS"), { metadata: { status: word("SUCCESS"), minedAt: "then" } }),
        null
      ],
      next: null
    }
    const { list, unread } = await kit.onramp.purchases()
    const told = { provider: { id: "coinbase", title: "The shop" }, at: Date.UTC(2026, 2, 4, 5, 6, 7) }
    expect(list).toEqual([
      {
        ...told,
        id: word("SUCCESS"),
        status: "success",
        purchased: { value: 15n, decimals: 1, symbol: "TEA" }
      },
      { ...told, id: word("IN_PROGRESS"), status: "pending" },
      { ...told, id: word("FAILED"), status: "failed" }
    ])
    expect(unread).toEqual([])
    const [{ url } = { url: new URL("x:") }] = asked(`${account}/history`)
    expect([url.pathname, url.searchParams.get("onramp"), url.searchParams.get("chainId")]).toEqual([
      `/v1/account/${account}/history`,
      "coinbase",
      "eip155:1"
    ])
    instead[`${account}/history`] = { data: "none" }
    expect(await kit.onramp.purchases()).toEqual({ list: [], unread: ["The shop"] })
  })

  it("of other providers nothing is asked, for the service tells nothing of them", async () => {
    const { kit } = await open()
    expect(await kit.onramp.purchases()).toEqual({ list: [], unread: [] })
    expect(asked(`${account}/history`)).toEqual([])
  })

  it("S3.12[all] what is sold on the network and what it is paid in, and a quote with every amount, of the exchange", async () => {
    const { kit } = await open(exchange)
    const { providers } = await kit.onramp.options()
    expect(providers).toEqual([
      {
        id: "coinbase",
        title: "The shop",
        fee: "1-2",
        isDefault: false,
        hasQuotes: true,
        tellsStatus: true,
        isOpaque: false,
        payment: [
          {
            id: "USD",
            decimals: 2,
            limits: [
              { method: "card", min: 10_00n, max: 7_500_00n },
              { method: "ach_bank_account", min: 10_00n, max: 25_000_00n }
            ]
          },
          { id: "JPY", decimals: 0, limits: [{ method: "card", min: 1_500n, max: 900_000n }] }
        ],
        purchase: [
          {
            id: "2b92315d",
            name: "Tea",
            symbol: "TEA",
            networks: [{ networkId: "eip155:1", name: "Ethereum", token: "eip155:1:a77" }]
          },
          {
            id: "coin",
            name: "Coin",
            symbol: "COIN",
            networks: [{ networkId: "eip155:1", name: "Ethereum" }]
          }
        ]
      }
    ])
    const [{ url, method } = { url: new URL("x:"), method: "" }] = asked("buy/options")
    expect([
      method,
      url.pathname,
      url.searchParams.get("projectId"),
      url.searchParams.get("country")
    ]).toEqual(["GET", "/v1/onramp/buy/options", "one", "CH"])
    const dollarsIn = (value: bigint, decimals: number) => ({ value, decimals, symbol: "USD" })
    expect(await kit.onramp.quote({ ...request, provider: "coinbase" })).toEqual({
      id: "q-1",
      total: dollars(100_00n),
      subtotal: dollarsIn(97_995n, 3),
      providerFee: dollars(150n),
      networkFee: dollarsIn(505n, 3),
      purchased: { value: 489_975n, decimals: 7, symbol: "TEA" },
      isPlaceholder: false
    })
  })

  it("the exchange's quote and page are asked for by the routes that there are, for the connected account on its network alone", async () => {
    const { kit, windows } = await open(exchange)
    await kit.onramp.options()
    await kit.onramp.quote({ ...request, provider: "coinbase" })
    const pay = dollars(20_05n)
    const { url, status } = await kit.onramp.buy({ ...request, provider: "coinbase", purchase: "coin", pay })
    const [{ url: quoted } = { url: new URL("x:") }] = asked("buy/quotes")
    expect(Object.fromEntries(quoted.searchParams)).toMatchObject({
      country: "CH",
      purchaseCurrency: "TEA",
      purchaseNetwork: "ethereum",
      paymentAmount: "100",
      paymentCurrency: "USD",
      paymentMethod: "CARD"
    })
    expect(asked("onramp/widget").map(({ method, body }) => [method, body])).toEqual([
      [
        "POST",
        {
          projectId: "one",
          sessionData: {
            destinationCurrencyCode: "COIN_ETHEREUM",
            serviceProvider: "COINBASEPAY",
            sourceAmount: 20.05,
            sourceCurrencyCode: "USD",
            countryCode: "CH",
            paymentMethodType: "CREDIT_DEBIT_CARD",
            walletAddress: account
          }
        }
      ]
    ])
    expect(status).toBe("opened")
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      to: account,
      coin: "COIN",
      on: "ethereum",
      pay: "20.05",
      in: "USD"
    })
    expect(windows.map((page) => page.url)).toEqual([url])
    for (const route of ["onramp/options", "onramp/quote", "generators/onrampurl"])
      expect(asked(route)).toEqual([])
  })

  it("of many sellers: limits and ways to pay are those that they tell, and the best offer's page is opened", async () => {
    const { kit } = await open()
    const [provider] = (await kit.onramp.options()).providers
    expect(provider).toMatchObject({
      id: "shop",
      isDefault: false,
      payment: [
        {
          id: "USD",
          decimals: 2,
          limits: [
            { method: "card", min: 10_00n, max: 7_500_00n },
            { method: "ach_bank_account", min: 10_00n, max: 7_500_00n }
          ]
        },
        { id: "JPY", decimals: 0 }
      ],
      purchase: [
        { id: "TEA_ETHEREUM", symbol: "TEA", networks: [{ token: "eip155:1:a77" }] },
        { id: "COIN_ETHEREUM", symbol: "COIN" }
      ]
    })
    const wish = { ...request, purchase: "TEA_ETHEREUM" }
    expect(await kit.onramp.quote(wish)).toEqual({
      id: "SELLER",
      total: dollars(100_00n),
      subtotal: { value: 97_995n, decimals: 3, symbol: "USD" },
      providerFee: dollars(150n),
      networkFee: { value: 505n, decimals: 3, symbol: "USD" },
      purchased: { value: 489_975n, decimals: 7, symbol: "TEA" },
      isPlaceholder: false
    })
    const { url } = await kit.onramp.buy(wish)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      to: account,
      coin: "TEA",
      on: "ethereum"
    })
    // The price that was shown is the one that is bought at: nobody is asked anew.
    expect(asked("multi/quotes")).toHaveLength(1)
    expect(asked("onramp/widget")[0]?.body).toMatchObject({ sessionData: { serviceProvider: "SELLER" } })
  })

  it("of many sellers the one that gives the most is taken, and what it does not tell is not shown", async () => {
    const offer = (serviceProvider: string, destinationAmount: unknown, more: object = {}) => ({
      serviceProvider,
      destinationAmount,
      destinationCurrencyCode: "TEA_ETHEREUM",
      sourceAmount: 100,
      sourceCurrencyCode: "USD",
      paymentMethodType: "CREDIT_DEBIT_CARD",
      transactionFee: null,
      networkFee: null,
      ...more
    })
    instead["multi/quotes"] = [
      offer("LESS", 9.5),
      offer("BEST", 10.25),
      offer("OTHER-COIN", 99, { destinationCurrencyCode: "TEA_BASE" }),
      offer("OTHER-PRICE", 99, { sourceAmount: 101 }),
      offer("OTHER-MONEY", 99, { sourceCurrencyCode: "EUR" }),
      offer("OTHER-WAY", 99, { paymentMethodType: "ACH" }),
      offer("<b>", 99),
      offer("NEGATIVE", -1),
      offer("HUGE", 1e30),
      offer("TEXT", "99"),
      null
    ]
    const { kit } = await open()
    await kit.onramp.options()
    const wish = { ...request, purchase: "TEA_ETHEREUM" }
    expect(await kit.onramp.quote(wish)).toEqual({
      id: "BEST",
      total: dollars(100_00n),
      purchased: { value: 1025n, decimals: 2, symbol: "TEA" },
      isPlaceholder: false
    })
    await kit.onramp.buy(wish)
    expect(asked("onramp/widget")[0]?.body).toMatchObject({ sessionData: { serviceProvider: "BEST" } })
  })

  it.each<readonly [string, unknown]>([
    ["of another network", { chainId: "137" }],
    ["with the contract of none", { contractAddress: "b77" }],
    ["with a number for a contract", { contractAddress: 77 }],
    ["without a contract", { contractAddress: null }],
    ["without a code", { currencyCode: "" }],
    ["with a code that is markup", { currencyCode: "<b>_X" }],
    ["called as the coin, with a contract", { currencyCode: "COIN_X" }]
  ])("T26 of many sellers, a coin %s is not offered", async (_, change) => {
    const coin = { currencyCode: "TEA_ETHEREUM", name: "Tea", chainId: "1", contractAddress: "a77" }
    instead["crypto-currencies"] = [
      { ...coin, ...(change as object) },
      { ...coin, currencyCode: "OAK", contractAddress: "a78" },
      7
    ]
    const { kit } = await open()
    const [provider] = (await kit.onramp.options()).providers
    expect(provider?.purchase.map(({ symbol }) => symbol)).toEqual(["OAK"])
  })

  it("S8.04[all] without options the lists are those that ship; without a quote it is a placeholder of the entered amount, with the message kept and nothing loading", async () => {
    seller.answers.options = undefined
    seller.answers.quote = undefined
    const { kit, state } = await open()
    const { providers } = await kit.onramp.options()
    const card = { method: "card", min: 10_00n, max: 7_500_00n }
    const limits = [card, { ...card, method: "ach_bank_account", max: 25_000_00n }]
    const here = { networkId: "eip155:1", name: "Ethereum" }
    expect(providers).toMatchObject([
      {
        isDefault: true,
        payment: [
          { id: "USD", decimals: 2, limits },
          { id: "EUR", decimals: 2, limits }
        ],
        purchase: [
          {
            symbol: "USDC",
            networks: [{ ...here, token: "eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" }]
          },
          { symbol: "ETH", networks: [here] }
        ]
      }
    ])
    expect(state().choices.status).toBe("ready")
    const wish = { ...request, purchase: "USDC" }
    const asking = kit.onramp.quote(wish)
    expect(state().asked).toEqual({ status: "loading", request: wish })
    const quote = await asking
    const entered = dollars(100_00n)
    expect(quote).toEqual({
      id: "placeholder",
      total: entered,
      subtotal: entered,
      purchased: entered,
      providerFee: entered,
      networkFee: entered,
      isPlaceholder: true
    })
    expect(state().asked).toEqual({
      status: "failed",
      request: wish,
      quote,
      code: "ONRAMP_PROVIDER",
      message: "Buy failed: shop did not answer."
    })
  })

  const told = toBuyOptions(sold as unknown as SellerOptions)
  const offered = toBuyQuote(priced as unknown as SellerQuote)
  const wished = { ...request, provider: "coinbase" }
  const [tea] = told.purchaseCurrencies
  const on = (contractAddress: unknown, chainId: unknown = "1") => [
    { ...tea!.networks[1], contractAddress, chainId }
  ]
  it.each<readonly [string, object]>([
    ["is of another network", { networks: on("a77", "137") }],
    ["is of a network in hexadecimal", { networks: on("a77", "0x1") }],
    ["has a contract that is none", { networks: on("b77") }],
    ["has the contract of another network", { networks: on("eip155:10:a77") }],
    ["has no contract and is not the coin", { networks: on("") }],
    ["has a number for a contract", { networks: on(77) }],
    ["calls itself as the coin, with a contract", { symbol: "COIN" }],
    ["has no symbol", { symbol: "\u200b" }],
    ["has no id", { id: 7 }],
    ["is nowhere", { networks: null }]
  ])("T26 what %s is not offered, and the rest is", async (_, change) => {
    instead["buy/options"] = {
      ...told,
      purchaseCurrencies: [{ ...tea, ...change }, ...told.purchaseCurrencies.slice(1)]
    }
    const { kit } = await open(exchange)
    const [provider] = (await kit.onramp.options()).providers
    expect([provider?.isDefault, provider?.purchase.map(({ symbol }) => symbol)]).toEqual([false, ["COIN"]])
  })

  it("T26 two coins under one id are told apart", async () => {
    instead["buy/options"] = {
      ...told,
      purchaseCurrencies: told.purchaseCurrencies.map((one) => ({ ...one, id: "same" }))
    }
    const { kit } = await open(exchange)
    const [provider] = (await kit.onramp.options()).providers
    expect(provider?.purchase.map(({ id, symbol }) => [id, symbol])).toEqual([
      ["same", "TEA"],
      ["same COIN", "COIN"]
    ])
  })

  const usd = told.paymentCurrencies[0]
  it.each<readonly [string, object]>([
    ["is no currency", { id: "dollars" }],
    ["has finer limits than the currency", { limits: [{ id: "card", min: "1.001", max: "2" }] }],
    ["has limits that are numbers", { limits: [{ id: "card", min: 1, max: 2 }] }],
    ["has an exponent for a limit", { limits: [{ id: "card", min: "1", max: "1e30" }] }],
    ["has no limits", { limits: null }]
  ])("T26 a currency that %s is not offered", async (_, change) => {
    instead["buy/options"] = {
      ...told,
      paymentCurrencies: [{ ...usd, ...change }, told.paymentCurrencies[1]]
    }
    const { kit } = await open(exchange)
    const [provider] = (await kit.onramp.options()).providers
    expect(provider?.payment.map(({ id }) => id)).toEqual(["JPY"])
  })

  it.each<readonly [string, object]>([
    ["is of another amount", { paymentTotal: { value: "101", currency: "USD" } }],
    ["is in another currency", { paymentTotal: { value: "100", currency: "EUR" } }],
    ["has a fee in another currency", { networkFee: { value: "1", currency: "EUR" } }],
    ["buys something else", { purchaseAmount: { value: "1", currency: "COIN" } }],
    ["buys nothing", { purchaseAmount: { value: "0", currency: "TEA" } }],
    ["has a negative amount", { purchaseAmount: { value: "-1", currency: "TEA" } }],
    ["has NaN", { purchaseAmount: { value: "NaN", currency: "TEA" } }],
    ["has an exponent", { purchaseAmount: { value: "1e30", currency: "TEA" } }],
    ["has a number", { coinbaseFee: { value: 1.5, currency: "USD" } }],
    ["has no subtotal", { paymentSubTotal: undefined }]
  ])("T26 a quote that %s is none", async (_, change) => {
    instead["buy/quotes"] = { ...offered, ...change }
    const { kit, state } = await open(exchange)
    expect((await kit.onramp.quote(wished)).isPlaceholder).toBe(true)
    expect(state().asked?.status).toBe("failed")
  })

  it.each<readonly [string, unknown, string]>([
    ["to another page", `https://evil.example/buy?to=${account}`, "ONRAMP_LINK"],
    ["to a page that only begins alike", `https://shop.example.evil.example/?to=${account}`, "ONRAMP_LINK"],
    ["with credentials", `https://shop.example@evil.example/?to=${account}`, "ONRAMP_LINK"],
    ["without TLS", `http://shop.example/buy?to=${account}`, "ONRAMP_LINK"],
    ["that runs", "javascript:alert(1)", "ONRAMP_LINK"],
    ["for a stranger", `https://shop.example/buy?to=${stranger}`, "ONRAMP_LINK"],
    [
      "for a stranger beside the account",
      `https://shop.example/buy?to=${account}&x=${stranger}`,
      "ONRAMP_LINK"
    ],
    ["for nobody", "https://shop.example/buy", "ONRAMP_LINK"],
    ["of no text", 7, "ONRAMP_PROVIDER"],
    ["that is missing", undefined, "ONRAMP_PROVIDER"]
  ])("T27 a link %s is not opened", async (_, url, code) => {
    instead["onramp/widget"] = { widgetUrl: url }
    const { kit, windows, state } = await open()
    expect(await codeOf(kit.onramp.buy({ ...request, purchase: "TEA_ETHEREUM" }))).toBe(code)
    expect(windows.every(({ closed }) => closed)).toBe(true)
    expect(state().progress).toBeUndefined()
  })

  it("T27 a link that does not say for whom is opened only where the app said so, and visitors are told", async () => {
    instead["onramp/widget"] = { widgetUrl: "https://shop.example/buy?session=7" }
    const { kit } = await open({ isOpaque: true })
    expect((await kit.onramp.buy({ ...request, purchase: "TEA_ETHEREUM" })).provider.isOpaque).toBe(true)
  })

  it("a network that the service has no word for is bought on by nobody", async () => {
    instead["buy/options"] = {
      ...told,
      purchaseCurrencies: [{ ...tea, networks: on("a77", "5") }]
    }
    const { kit } = await open({ ...exchange, networkId: 5 })
    await kit.onramp.options()
    expect(await codeOf(kit.onramp.buy({ ...wished, networkId: "eip155:5" }))).toBe("ONRAMP_PROVIDER")
    expect(asked("onramp/widget")).toEqual([])
  })
})

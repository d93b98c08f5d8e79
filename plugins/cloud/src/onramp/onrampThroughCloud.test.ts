import { createKit, memoryStorage } from "@latchkey/core"
import { onramp } from "../../../onramp/src/index.ts"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { testWindows } from "../../../../tests/support/testWindows.ts"
import { openSeller, priced, sold } from "../../support/openSeller.ts"
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
    const name = url.pathname.split("/").at(-1)!
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
  provider = "shop"
}: { networkId?: number; isOpaque?: boolean; provider?: string } = {}) => {
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
    instead["supported-chains"] = { http: ["eip155:1"], ws: [] }
    instead["history"] = {
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
    const [{ url } = { url: new URL("x:") }] = asked("history")
    expect([url.pathname, url.searchParams.get("onramp"), url.searchParams.get("chainId")]).toEqual([
      `/v1/account/${account}/history`,
      "coinbase",
      "eip155:1"
    ])
    instead["history"] = { data: "none" }
    expect(await kit.onramp.purchases()).toEqual({ list: [], unread: ["The shop"] })
  })

  it("of other providers nothing is asked, for the service tells nothing of them", async () => {
    const { kit } = await open()
    expect(await kit.onramp.purchases()).toEqual({ list: [], unread: [] })
    expect(asked("history")).toEqual([])
  })

  it("S3.12[all] S7.19 what is sold on the network and what it is paid in, and a quote with every amount", async () => {
    const { kit } = await open()
    const { providers } = await kit.onramp.options()
    expect(providers).toEqual([
      {
        id: "shop",
        title: "The shop",
        fee: "1-2",
        isDefault: false,
        hasQuotes: true,
        tellsStatus: false,
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
    const [{ url, method } = { url: new URL("x:"), method: "" }] = asked("options")
    expect([method, url.pathname, url.searchParams.get("projectId")]).toEqual([
      "GET",
      "/v1/onramp/options",
      "one"
    ])
    const dollarsIn = (value: bigint, decimals: number) => ({ value, decimals, symbol: "USD" })
    expect(await kit.onramp.quote(request)).toEqual({
      id: "q-1",
      total: dollars(100_00n),
      subtotal: dollarsIn(97_995n, 3),
      providerFee: dollars(150n),
      networkFee: dollarsIn(505n, 3),
      purchased: { value: 489_975n, decimals: 7, symbol: "TEA" },
      isPlaceholder: false
    })
  })

  it("S7.18 S7.20 a quote and a link are asked for by their routes, for the connected account on its network alone", async () => {
    const { kit, windows } = await open()
    await kit.onramp.options()
    await kit.onramp.quote(request)
    const pay = dollars(20_05n)
    const { url, status } = await kit.onramp.buy({ ...request, purchase: "coin", pay })
    expect(asked("quote").map(({ method, body }) => [method, body])).toEqual([
      [
        "POST",
        {
          purchaseCurrency: {
            id: "2b92315d",
            symbol: "TEA",
            networks: [
              { name: "ethereum", display_name: "Network 1", chain_id: "1", contract_address: "a77" }
            ]
          },
          paymentCurrency: { id: "USD" },
          amount: "100",
          network: "ethereum",
          paymentMethod: "card"
        }
      ]
    ])
    expect(asked("onrampurl").map(({ method, url: { pathname }, body }) => [method, pathname, body])).toEqual(
      [
        [
          "POST",
          "/v1/generators/onrampurl",
          {
            destinationWallets: [{ address: account, blockchains: ["ethereum"], assets: ["COIN"] }],
            defaultNetwork: "ethereum",
            partnerUserId: account,
            defaultExperience: "buy",
            presetFiatAmount: 20.05,
            fiatCurrency: "USD"
          }
        ]
      ]
    )
    expect(status).toBe("opened")
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      to: account,
      coin: "COIN",
      on: "ethereum",
      pay: "20.05",
      in: "USD"
    })
    expect(windows.map((page) => page.url)).toEqual([url])
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

  const tea = sold.purchaseCurrencies[0]
  const on = (contract_address: unknown, chain_id: unknown = "1") => [
    { ...tea.networks[1], contract_address, chain_id }
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
    instead["options"] = {
      ...sold,
      purchaseCurrencies: [{ ...tea, ...change }, ...sold.purchaseCurrencies.slice(1)]
    }
    const { kit } = await open()
    const [provider] = (await kit.onramp.options()).providers
    expect([provider?.isDefault, provider?.purchase.map(({ symbol }) => symbol)]).toEqual([false, ["COIN"]])
  })

  it("T26 two coins under one id are told apart", async () => {
    instead["options"] = {
      ...sold,
      purchaseCurrencies: sold.purchaseCurrencies.map((one) => ({ ...one, id: "same" }))
    }
    const { kit } = await open()
    const [provider] = (await kit.onramp.options()).providers
    expect(provider?.purchase.map(({ id, symbol }) => [id, symbol])).toEqual([
      ["same", "TEA"],
      ["same COIN", "COIN"]
    ])
  })

  const usd = sold.paymentCurrencies[0]
  it.each<readonly [string, object]>([
    ["is no currency", { id: "dollars" }],
    [
      "has finer limits than the currency",
      { payment_method_limits: [{ id: "card", min: "1.001", max: "2" }] }
    ],
    ["has limits that are numbers", { payment_method_limits: [{ id: "card", min: 1, max: 2 }] }],
    ["has an exponent for a limit", { payment_method_limits: [{ id: "card", min: "1", max: "1e30" }] }],
    ["has no limits", { payment_method_limits: null }]
  ])("T26 a currency that %s is not offered", async (_, change) => {
    instead["options"] = { ...sold, paymentCurrencies: [{ ...usd, ...change }, sold.paymentCurrencies[1]] }
    const { kit } = await open()
    const [provider] = (await kit.onramp.options()).providers
    expect(provider?.payment.map(({ id }) => id)).toEqual(["JPY"])
  })

  it.each<readonly [string, object]>([
    ["is of another amount", { paymentTotal: { amount: "101", currency: "USD" } }],
    ["is in another currency", { paymentTotal: { amount: "100", currency: "EUR" } }],
    ["has a fee in another currency", { networkFee: { amount: "1", currency: "EUR" } }],
    ["buys something else", { purchaseAmount: { amount: "1", currency: "COIN" } }],
    ["buys nothing", { purchaseAmount: { amount: "0", currency: "TEA" } }],
    ["has a negative amount", { purchaseAmount: { amount: "-1", currency: "TEA" } }],
    ["has NaN", { purchaseAmount: { amount: "NaN", currency: "TEA" } }],
    ["has an exponent", { purchaseAmount: { amount: "1e30", currency: "TEA" } }],
    ["has a number", { coinbaseFee: { amount: 1.5, currency: "USD" } }],
    ["has no subtotal", { paymentSubtotal: undefined }]
  ])("T26 a quote that %s is none", async (_, change) => {
    instead["quote"] = { ...priced, ...change }
    const { kit, state } = await open()
    expect((await kit.onramp.quote(request)).isPlaceholder).toBe(true)
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
    instead["onrampurl"] = { url }
    const { kit, windows, state } = await open()
    expect(await codeOf(kit.onramp.buy(request))).toBe(code)
    expect(windows.every(({ closed }) => closed)).toBe(true)
    expect(state().progress).toBeUndefined()
  })

  it("T27 a link that does not say for whom is opened only where the app said so, and visitors are told", async () => {
    instead["onrampurl"] = { url: "https://shop.example/buy?session=7" }
    const { kit } = await open({ isOpaque: true })
    expect((await kit.onramp.buy(request)).provider.isOpaque).toBe(true)
  })

  it("a network that the service has no word for is bought on by nobody", async () => {
    instead["options"] = {
      ...sold,
      purchaseCurrencies: [{ ...tea, networks: on("a77", "5") }]
    }
    const { kit } = await open({ networkId: 5 })
    await kit.onramp.options()
    expect(await codeOf(kit.onramp.buy({ ...request, networkId: "eip155:5" }))).toBe("ONRAMP_PROVIDER")
    expect(asked("onrampurl")).toEqual([])
  })
})

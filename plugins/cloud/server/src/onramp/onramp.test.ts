import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { lacking } from "../../../support/lacking.ts"
import { fixture } from "../../../support/publicService.ts"
import { toConfiguration } from "../readConfiguration.ts"
import { openSeller, priced, sold } from "../../../support/openSeller.ts"

type Json = Readonly<Record<string, unknown>>

let seller: Awaited<ReturnType<typeof openSeller>>
beforeAll(async () => {
  seller = await openSeller()
})
afterAll(() => seller?.stop())
beforeEach(() => {
  seller.answers.options = sold
  seller.answers.quote = priced
  seller.asked.length = 0
})

const ask = async (path: string, body?: object, projectId = "one") => {
  const response = await fetch(
    `${seller.url}/v1/${path}${path.includes("?") ? "&" : "?"}projectId=${projectId}`,
    body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json }
}
const account = `0x${"ab".repeat(20)}`
const wallet = { address: account, blockchains: ["ethereum", "base"], assets: ["USDC"] }
const pageWish = {
  destinationWallets: [{ ...wallet, address: `0x${"cd".repeat(20)}`, blockchains: ["polygon"] }, wallet],
  defaultNetwork: "base",
  partnerUserId: account,
  defaultExperience: "buy",
  presetCryptoAmount: 99,
  presetFiatAmount: 100
}
const quoteWish = {
  purchaseCurrency: { ...sold.purchaseCurrencies[0], secret: "x" },
  paymentCurrency: sold.paymentCurrencies[0],
  amount: "100",
  network: "TEA"
}

describe("the seller of a cloud", () => {
  it("S7.19 says what it sells and what it is paid in; what is no entry is left out", async () => {
    expect((await ask("onramp/options")).body).toEqual(sold)
    seller.answers.options = {
      paymentCurrencies: [
        ...sold.paymentCurrencies,
        1,
        { id: "EUR" },
        { id: "GBP", payment_method_limits: [{}] }
      ],
      purchaseCurrencies: [
        ...sold.purchaseCurrencies,
        null,
        { id: "x", name: "X", symbol: "X", networks: [{ name: "ethereum", chain_id: 1 }] }
      ],
      more: "secret"
    }
    const { body, headers } = await ask("onramp/options")
    expect(body).toEqual(sold)
    expect(headers.get("cache-control")).toBe("public, max-age=300")
  })

  it("S7.20 is asked for a quote with the currencies, the amount and the network, and nothing that it says beside is passed on", async () => {
    seller.answers.quote = { ...priced, secret: "x", coinbaseFee: { ...priced.coinbaseFee, more: 1 } }
    const { status, body } = await ask("onramp/quote", { ...quoteWish, paymentMethod: "card" })
    expect([status, body]).toEqual([200, priced])
    expect(seller.asked).toEqual([
      {
        path: "/api/quote",
        body: {
          purchaseCurrency: { id: "2b92315d", symbol: "TEA" },
          paymentCurrency: { id: "USD" },
          amount: "100",
          network: "TEA",
          paymentMethod: "card"
        }
      }
    ])
  })

  it("S7.18 leads to the page of the configuration, for the wallet on the network; what nobody said is left out", async () => {
    const { status, body, headers } = await ask("generators/onrampurl", pageWish)
    expect([status, Object.keys(body), headers.get("cache-control")]).toEqual([200, ["url"], "no-store"])
    const url = new URL(body["url"] as string)
    expect(`${url.origin}${url.pathname}`).toBe(seller.page)
    const filled = {
      to: account,
      coin: "USDC",
      on: "base",
      pay: "100",
      get: "99",
      for: account,
      via: "cloud"
    }
    expect(Object.fromEntries(url.searchParams)).toEqual(filled)
    const { presetCryptoAmount: _, defaultNetwork: __, ...rest } = pageWish
    const other = await ask("generators/onrampurl", {
      ...rest,
      destinationWallets: [wallet],
      presetFiatAmount: 10.05,
      fiatCurrency: "EUR"
    })
    expect(Object.fromEntries(new URL(other.body["url"] as string).searchParams)).toEqual({
      to: account,
      coin: "USDC",
      on: "ethereum",
      pay: "10.05",
      in: "EUR",
      for: account,
      via: "cloud"
    })
  })

  it.each<readonly [string, Json, string]>([
    ["no wallet", { destinationWallets: [] }, "destinationWallets"],
    [
      "a wallet of no address",
      { destinationWallets: [{ ...wallet, address: "x&to=y" }] },
      "destinationWallets"
    ],
    [
      "a wallet of no network",
      { destinationWallets: [{ ...wallet, blockchains: [] }] },
      "destinationWallets"
    ],
    [
      "a wallet of a strange asset",
      { destinationWallets: [{ ...wallet, assets: ["<b>"] }] },
      "destinationWallets"
    ],
    ["a network that no wallet is on", { defaultNetwork: "celo" }, "defaultNetwork"],
    ["a network of no form", { defaultNetwork: "Base!" }, "defaultNetwork"],
    ["a short user", { partnerUserId: "x".repeat(31) }, "partnerUserId"],
    ["a long user", { partnerUserId: "x".repeat(51) }, "partnerUserId"],
    ["another experience", { defaultExperience: "send" }, "defaultExperience"],
    ["a crypto amount as text", { presetCryptoAmount: "1" }, "presetCryptoAmount"],
    ["a fiat amount of nothing", { presetFiatAmount: 0 }, "presetFiatAmount"],
    ["a fiat amount of a thousandth", { presetFiatAmount: 1.001 }, "presetFiatAmount"],
    ["a fiat amount of 1e30", { presetFiatAmount: 1e30 }, "presetFiatAmount"],
    ["a currency of no code", { fiatCurrency: "dollars" }, "fiatCurrency"]
  ])("S7.18 refuses %s", async (_, change, field) => {
    const { status, body } = await ask("generators/onrampurl", { ...pageWish, ...change })
    expect([status, body]).toMatchObject([400, { status: "FAILED", reasons: [{ field }] }])
  })

  it.each<readonly [string, Json, string]>([
    ["nothing to buy", { purchaseCurrency: {} }, "purchaseCurrency"],
    ["nothing to pay in", { paymentCurrency: "USD" }, "paymentCurrency"],
    ["an exponent", { amount: "1e3" }, "amount"],
    ["a number", { amount: 100 }, "amount"],
    ["nothing", { amount: "0.00" }, "amount"],
    ["no network", { network: undefined }, "network"],
    ["a strange way to pay", { paymentMethod: 1 }, "paymentMethod"]
  ])("S7.20 refuses %s, and asks nobody", async (_, change, field) => {
    const { status, body } = await ask("onramp/quote", { ...quoteWish, ...change })
    expect([status, body]).toMatchObject([400, { status: "FAILED", reasons: [{ field }] }])
    expect(seller.asked).toEqual([])
  })

  it.each<readonly [string, unknown]>([
    ["fails", undefined],
    ["says something else", { a: 1 }],
    ["says nothing", null],
    ["has an amount that is a number", { ...priced, networkFee: { amount: 1, currency: "USD" } }],
    ["has a negative amount", { ...priced, networkFee: { amount: "-1", currency: "USD" } }],
    ["sends two megabytes", { ...priced, padding: "x".repeat(2_000_000) }]
  ])("S7.19 S7.20 a seller that %s is 503, and soon to be asked again", async (_, answer) => {
    seller.answers.quote = answer
    seller.answers.options = answer
    for (const asked of [() => ask("onramp/quote", quoteWish), () => ask("onramp/options")]) {
      const { status, headers } = await asked()
      expect([status, headers.get("retry-after")]).toEqual([503, "5"])
    }
  })

  it("S7.18 S7.19 S7.20 answers no project that it does not know, and no body without end", async () => {
    expect((await ask("onramp/options", undefined, "none")).status).toBe(401)
    expect((await ask("onramp/quote", quoteWish, "none")).status).toBe(401)
    expect((await ask("generators/onrampurl", pageWish, "none")).status).toBe(401)
    const padding = "x".repeat(30_000)
    expect((await ask("onramp/quote", { ...quoteWish, padding })).status).toBe(413)
    expect((await ask("generators/onrampurl", { ...pageWish, padding })).status).toBe(413)
  })
})

describe("the seller of a cloud, in the words of the public service", () => {
  const buying =
    "country=US&purchaseCurrency=TEA&purchaseNetwork=ethereum&paymentAmount=100&paymentCurrency=USD&paymentMethod=CARD"
  const sale = {
    projectId: "one",
    destinationCurrencyCode: "TEA_ETHEREUM",
    sourceAmount: 100,
    sourceCurrencyCode: "USD",
    paymentMethodType: "CREDIT_DEBIT_CARD",
    walletAddress: account
  }
  const session = { ...sale, serviceProvider: "SELLER" }
  const widget = { projectId: "one", sessionData: session }

  it.each<readonly [string, string, object | undefined]>([
    ["onramp-buy-options-ok", "onramp/buy/options?country=US", undefined],
    ["onramp-buy-quotes-ok", `onramp/buy/quotes?${buying}`, undefined],
    ["onramp-properties-crypto", "onramp/providers/properties?type=crypto-currencies", undefined],
    ["onramp-multi-quotes-ok", "onramp/multi/quotes", sale],
    ["onramp-widget-ok", "onramp/widget", widget]
  ])("answers in the shape of %s", async (name, path, body) => {
    const { response } = fixture(name)
    const answer = await ask(path, body)
    expect([answer.status, lacking(answer.body, [response.body])]).toEqual([response.status, []])
  })

  it("says the span that each way to pay allows, and which ways there are", async () => {
    const { body: limits } = await ask("onramp/providers/properties?type=fiat-purchases-limits")
    expect(limits).toEqual([
      { currencyCode: "USD", defaultAmount: 10, minimumAmount: 10, maximumAmount: 7_500 },
      { currencyCode: "JPY", defaultAmount: 1_500, minimumAmount: 1_500, maximumAmount: 900_000 }
    ])
    const { body: methods } = await ask("onramp/providers/properties?type=payment-methods")
    expect(methods).toMatchObject([{ paymentMethod: "card" }, { paymentMethod: "ach_bank_account" }])
  })

  it("leads to the page of the configuration, for the account, the coin and the network", async () => {
    const { body } = await ask("onramp/widget", widget)
    const filled = Object.fromEntries(new URL(body["widgetUrl"] as string).searchParams)
    expect(filled).toMatchObject({ to: account, coin: "TEA", on: "ethereum", pay: "100", in: "USD" })
  })

  it.each<readonly [string, string, object | undefined]>([
    ["a coin that is not sold", `onramp/buy/quotes?${buying.replace("TEA", "OAK")}`, undefined],
    ["no amount", `onramp/buy/quotes?${buying.replace("=100", "=0")}`, undefined],
    ["a strange way to pay", `onramp/buy/quotes?${buying.replace("CARD", "SHELLS")}`, undefined],
    ["a strange list", "onramp/providers/properties?type=secrets", undefined],
    ["a code of nothing", "onramp/multi/quotes", { ...sale, destinationCurrencyCode: "TEA_MARS" }],
    ["an amount of text", "onramp/multi/quotes", { ...sale, sourceAmount: "100" }],
    ["a way that is none of its own", "onramp/multi/quotes", { ...sale, paymentMethodType: "SHELLS" }],
    [
      "a page for no address",
      "onramp/widget",
      { ...widget, sessionData: { ...session, walletAddress: "x&y" } }
    ],
    [
      "a page for no coin",
      "onramp/widget",
      { ...widget, sessionData: { ...session, destinationCurrencyCode: "<b>" } }
    ],
    [
      "a page for an amount of 1e30",
      "onramp/widget",
      { ...widget, sessionData: { ...session, sourceAmount: 1e30 } }
    ]
  ])("refuses %s", async (_, path, body) => {
    expect((await ask(path, body)).status).toBe(400)
    expect(seller.asked.some(({ path }) => path === "/api/quote")).toBe(false)
  })

  it("answers no project that it does not know", async () => {
    const { projectId: _, ...unnamed } = sale
    expect((await ask("onramp/buy/options?country=US", undefined, "none")).status).toBe(401)
    expect((await ask("onramp/multi/quotes", unnamed, "none")).status).toBe(401)
    expect((await ask("onramp/widget", { sessionData: session }, "none")).status).toBe(401)
    seller.answers.options = undefined
    expect((await ask("onramp/buy/options?country=US")).status).toBe(503)
  })
})

describe("a seller in the configuration", () => {
  const good = { api: "https://api.shop.example", page: "https://shop.example/buy?to={address}" }
  it.each<readonly [unknown, string | undefined]>([
    [good, undefined],
    [null, `onramp is not an object`],
    [{ ...good, api: "ftp://x" }, `onramp.api is no http address`],
    [{ ...good, page: "javascript:alert(1)" }, `onramp.page is no http address`],
    [{ ...good, page: "https://shop.example/buy" }, "without {address}"],
    [{ ...good, page: "https://shop.example/buy?to={address}&x={secret}" }, "{secret}"],
    [{ ...good, page: "https://shop.example/{asset}?to={address}" }, "outside of its query"]
  ])("%j is told of", (given, problem) => {
    const told = () => toConfiguration({ projects: [], onramp: given })
    if (problem === undefined) expect(told().onramp).toEqual(given)
    else expect(told).toThrow(problem)
  })
})

import {
  catalogueContract,
  historySourceContract,
  namesSourceContract,
  onrampSourceContract,
  pricesSourceContract,
  swapSourceContract,
  tokensSourceContract,
  type SentRequest
} from "@latchkey/testing"
import type { ContractCalls } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { generateWallets } from "../stack/generateWallets.ts"
import { cloud } from "./index.ts"

const token = "eip155:1:a5"
const coin = `eip155:1:0x${"e".repeat(40)}`
const quantity = { numeric: "1.5", decimals: "18" }
const hash = (letter: string) => `0x${letter.repeat(64)}`

const transaction = (letter: string, chain = "eip155:1", of = "a1") => ({
  id: letter,
  metadata: {
    operationType: "send",
    hash: hash(letter),
    minedAt: "2026-03-04T05:06:07.000Z",
    sentFrom: of,
    sentTo: "a2",
    status: "confirmed",
    nonce: 1,
    chain,
    fee: { numeric: "0.001", decimals: "18" }
  },
  transfers: [
    {
      fungible_info: { name: "Coin", symbol: "COIN", address: null },
      direction: "out",
      quantity,
      sender: of,
      recipient: "a2"
    }
  ],
  approvals: []
})

const holding = (chainId: string, more: object = {}) => ({
  name: "Coin",
  symbol: "COIN",
  chainId,
  price: 1,
  quantity,
  ...more
})

const wallets = generateWallets().slice(0, 4)

/** The service when all is well. */
const service = ({ url, method }: SentRequest): unknown => {
  const { pathname, searchParams } = new URL(url)
  const end = pathname.split("/").at(-1)!
  if (pathname.endsWith("/supported-chains")) return { http: ["eip155:1"], ws: [] }
  if (end === "history" && searchParams.has("onramp"))
    return {
      data: [
        {
          id: "buy:1",
          metadata: { minedAt: "2026-03-04T05:06:07.000Z", status: "ONRAMP_TRANSACTION_STATUS_SUCCESS" },
          transfers: [{ fungible_info: { symbol: "COIN" }, quantity: { numeric: "0.02" } }]
        }
      ],
      next: null
    }
  if (pathname.endsWith("/onramp/buy/options"))
    return {
      paymentCurrencies: [{ id: "USD", limits: [{ id: "CARD", min: "5", max: "500" }] }],
      purchaseCurrencies: [
        {
          id: "coin",
          name: "Coin",
          symbol: "COIN",
          networks: [{ name: "ethereum", displayName: "One", chainId: "1", contractAddress: "" }]
        },
        {
          id: "tea",
          name: "Tea",
          symbol: "TEA",
          networks: [{ name: "ethereum", displayName: "One", chainId: "1", contractAddress: "a5" }]
        }
      ]
    }
  if (pathname.endsWith("/onramp/buy/quotes"))
    return {
      quoteId: "q1",
      paymentTotal: { value: "50.00", currency: "USD" },
      paymentSubTotal: { value: "48.00", currency: "USD" },
      coinbaseFee: { value: "1.50", currency: "USD" },
      networkFee: { value: "0.50", currency: "USD" },
      purchaseAmount: { value: "0.02", currency: "COIN" }
    }
  if (pathname.endsWith("/providers/properties"))
    return searchParams.get("type") === "crypto-currencies"
      ? [{ currencyCode: "COIN", name: "Coin", chainName: "One", chainId: "1", contractAddress: null }]
      : searchParams.get("type") === "payment-methods"
        ? [{ paymentMethod: "CREDIT_DEBIT_CARD" }]
        : [{ currencyCode: "USD", minimumAmount: 5, maximumAmount: 500 }]
  if (pathname.endsWith("/onramp/multi/quotes"))
    return [
      {
        serviceProvider: "SHOP",
        sourceAmount: 50,
        sourceCurrencyCode: "USD",
        destinationAmount: 0.02,
        destinationCurrencyCode: "COIN",
        paymentMethodType: "CREDIT_DEBIT_CARD"
      }
    ]
  if (pathname.endsWith("/onramp/widget")) return { widgetUrl: "https://shop.example/buy?to=a1" }
  if (end === "history") {
    const isFirst = !searchParams.has("cursor")
    return { data: [transaction(isFirst ? "a" : "b"), transaction(isFirst ? "c" : "d")], next: "more" }
  }
  if (end === "balance")
    return {
      balances: [holding("eip155:1"), holding("eip155:1", { name: "Tea", symbol: "TEA", address: token })]
    }
  if (end === "price" && method === "POST")
    return { fungibles: [{ name: "Tea", symbol: "TEA", iconUrl: "", price: 0.5, address: token }] }
  if (end === "ada.tea.id")
    return {
      name: "ada.tea.id",
      registered: 1,
      addresses: { 60: { address: "a1", created: 1 } },
      attributes: []
    }
  if (pathname.includes("/profile/account/")) return Response.json({}, { status: 404 })
  if (pathname.includes("/identity/")) return { name: "ada.tea.id", avatar: null }
  if (pathname.endsWith("/convert/tokens"))
    return {
      tokens: [
        { name: "Coin", symbol: "COIN", address: coin, decimals: 18 },
        { name: "Tea", symbol: "TEA", address: token, decimals: 6 }
      ]
    }
  if (pathname.endsWith("/convert/gas-price")) return { standard: "1", fast: "2", instant: "3" }
  if (pathname.endsWith("/convert/quotes"))
    return {
      quotes: [
        {
          id: null,
          fromAmount: "1000",
          fromAccount: coin,
          toAmount: "5000",
          toAccount: token,
          priceImpact: 0.1,
          fee: "3"
        }
      ]
    }
  if (pathname.endsWith("/convert/build-transaction"))
    return {
      tx: {
        from: "eip155:1:a1",
        to: "eip155:1:a9",
        data: "0x01",
        amount: "1000",
        eip155: { gas: "21000", gasPrice: "1" }
      }
    }
  if (end === "getWallets") return { data: wallets, count: wallets.length }
  if (end === "fetch-config") return { features: [] }
  return undefined
}

const makeCloud = (provider: string) =>
  cloud({
    projectId: "one",
    urls: { api: "https://cloud.test" },
    accounts: ["eip155"],
    names: { zone: "tea.id" },
    swap: [{ networkId: "eip155:1", title: "Router", router: "a9" }],
    onramp: {
      provider,
      title: "Shop",
      networks: ["eip155:1"],
      pages: ["https://shop.example"]
    }
  })
const subject = {
  make: () => makeCloud("coinbase"),
  others: () => [virtualChain({ wallet: {} }, "eip155").plugin],
  networks: [testNetwork(1, "eip155"), testNetwork(2, "eip155")],
  networkId: "eip155:1",
  unservedNetworkId: "eip155:2",
  address: "a1",
  service
} as const

describe("the service's history", () => {
  const foreign = (request: SentRequest) =>
    request.url.includes("/history") ? { data: [transaction("e", "eip155:2")], next: null } : service(request)
  it.each(historySourceContract({ ...subject, foreign }))("$name", ({ run }) => run(), 120_000)
})

describe("the service's balances", () => {
  const foreign = (request: SentRequest) =>
    request.url.includes("/balance") ? { balances: [holding("eip155:2")] } : service(request)
  const holds = { native: 1_500_000_000_000_000_000n, [token]: 1_500_000_000_000_000_000n }
  it.each(tokensSourceContract({ ...subject, holds, foreign }))("$name", ({ run }) => run(), 120_000)
})

describe("the service's prices", () => {
  it.each(pricesSourceContract({ ...subject, tokens: [token, "eip155:1:a6"] }))(
    "$name",
    ({ run }) => run(),
    120_000
  )
})

describe("the service's names", () => {
  const foreign = (request: SentRequest) =>
    request.url.includes("/profile/account/")
      ? {
          ...(service({ ...request, url: "https://cloud.test/v1/profile/account/ada.tea.id" }) as object),
          name: "eve.tea.id"
        }
      : service(request)
  it.each(namesSourceContract({ ...subject, name: "ada.tea.id", unknown: "nobody.tea.id", foreign }))(
    "$name",
    ({ run }) => run(),
    120_000
  )
})

describe("the service's catalogue", () => {
  const { unservedNetworkId: _, address: __, ...catalogue } = subject
  it.each(catalogueContract({ ...catalogue, walletId: wallets[0]!.id }))("$name", ({ run }) => run(), 120_000)
})

/** What the chain says of contracts: the router's calls are read as what was asked for. */
const calls = {
  holding: ({ token: id }: { readonly token?: string }) =>
    Effect.succeed(
      id === undefined
        ? { name: "Coin", amount: { value: 9_000n, decimals: 18, symbol: "COIN" } }
        : { token: id, name: "Tea", amount: { value: 7n, decimals: 6, symbol: "TEA" } }
    ),
  describe: () => ({ kind: "swap", bought: token, amount: 1_000n, minimum: 4_950n, receiver: "a1" })
} as unknown as ContractCalls

describe("the service's swaps", () => {
  const sell = { id: "native", name: "Coin", symbol: "COIN", decimals: 18 } as const
  const buy = { id: token, name: "Tea", symbol: "TEA", decimals: 6 } as const
  const withoutOffer = (request: SentRequest) =>
    request.url.includes("/quotes") ? { quotes: [] } : service(request)
  it.each(swapSourceContract({ ...subject, sell, buy, amount: 1_000n, calls, withoutOffer }))(
    "$name",
    ({ run }) => run(),
    120_000
  )
})

describe("the service's purchases", () => {
  const bought = {
    pay: { value: 50_00n, decimals: 2, symbol: "USD" },
    method: "card",
    quotes: true
  } as const
  const cases = onrampSourceContract({
    ...subject,
    ...bought,
    purchase: { id: "coin", symbol: "COIN" },
    follows: true
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)

  const ofSellers = onrampSourceContract({
    ...subject,
    ...bought,
    make: () => makeCloud("meld"),
    purchase: { id: "COIN", symbol: "COIN" },
    follows: false
  })
  it.each(ofSellers)("of many sellers: $name", ({ run }) => run(), 120_000)
})

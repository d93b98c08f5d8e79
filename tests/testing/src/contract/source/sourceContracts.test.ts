import { describe, expect, it } from "vitest"
import {
  exampleCalls,
  exampleService,
  sourceSubject,
  type SourceParts
} from "../../../../support/exampleSources.ts"
import { runCase } from "../../../../support/runCase.ts"
import type { ContractCase, SentRequest } from "../PluginSubject.ts"
import { exchangeSourceContract } from "./exchangeSourceContract.ts"
import { historySourceContract } from "./historySourceContract.ts"
import { namesSourceContract } from "./namesSourceContract.ts"
import { onrampSourceContract } from "./onrampSourceContract.ts"
import { pricesSourceContract } from "./pricesSourceContract.ts"
import { swapSourceContract } from "./swapSourceContract.ts"
import { tokensSourceContract } from "./tokensSourceContract.ts"

const instead = (path: string, answer: unknown) => (request: SentRequest) =>
  request.url.includes(`/${path}`) ? answer : exampleService(request)

const stranger = { hash: "h9", on: "test:2", at: 1, from: "a1", to: "a2", units: "7" }

const contracts = {
  history: (parts: SourceParts) =>
    historySourceContract({
      ...sourceSubject(parts),
      foreign: instead("history", { rows: [stranger, { ...stranger, on: "test:1", from: "a5" }] })
    }),
  tokens: (parts: SourceParts) =>
    tokensSourceContract({
      ...sourceSubject(parts),
      holds: { native: 12n, "test:1:t1": 34n },
      foreign: instead("balances", { on: "test:2", coin: "1", tea: "2" })
    }),
  prices: (parts: SourceParts) => pricesSourceContract({ ...sourceSubject(parts), tokens: ["test:1:t1"] }),
  names: (parts: SourceParts) =>
    namesSourceContract({
      ...sourceSubject(parts),
      name: "ada.tea",
      unknown: "nobody.tea",
      foreign: instead("names", { name: "eve.tea", address: "a6" })
    }),
  swap: (parts: SourceParts) =>
    swapSourceContract({
      ...sourceSubject(parts),
      sell: { id: "native", name: "Coin", symbol: "COIN", decimals: 18 },
      buy: { id: "test:1:t1", name: "Tea", symbol: "TEA", decimals: 1 },
      amount: 1_000n,
      calls: exampleCalls,
      withoutOffer: instead("offer", { bought: "0" }),
      asksFor: ["an offer", "the call of a swap"]
    }),
  onramp: (parts: SourceParts) =>
    onrampSourceContract({
      ...sourceSubject(parts),
      purchase: { id: "coin", symbol: "COIN" },
      pay: { value: 50n, decimals: 2, symbol: "USD" },
      method: "card",
      quotes: true,
      follows: false,
      asksFor: ["a price"]
    }),
  exchange: (parts: SourceParts) =>
    exchangeSourceContract({
      ...sourceSubject(parts),
      amount: { value: 5n, decimals: 18, symbol: "COIN" },
      exchangeId: "tea",
      sessionId: "p1"
    })
} satisfies Record<string, (parts: SourceParts) => ReadonlyArray<ContractCase>>

describe.each(Object.entries(contracts))("the contract for sources of %s", (_, contract) => {
  it.each(contract({}))("is kept by the example: $name", ({ run }) => run(), 60_000)
})

type Kind = keyof typeof contracts

const odd = (error: unknown) => {
  void error
}
const sabotages: ReadonlyArray<
  readonly [what: string, kind: Kind, parts: SourceParts, row: string, says: string | RegExp]
> = [
  [
    "a page that is its own next one",
    "history",
    { history: ({ list }) => ({ list: async (...given) => ({ ...(await list(...given)), next: "more" }) }) },
    "never leads from a page to itself",
    "has itself for the next one"
  ],
  [
    "an empty page in the place of a failure",
    "history",
    {
      history: ({ list }) => ({
        list: (...given) => list(...given).catch(() => ({ transactions: [], coverage: "whole" as const }))
      })
    },
    "never says that there is nothing",
    "as if all were well"
  ],
  [
    "rows that are passed on as the service has them",
    "history",
    {
      history: ({ list }, host) => ({
        list: async (request, signal) => {
          const page = await list(request, signal)
          const answer = (await host.json({
            url: "https://service.test/history/a1?after=",
            kind: "read"
          })) as {
            readonly rows: ReadonlyArray<{ readonly at: number }>
          }
          return {
            ...page,
            transactions: page.transactions.map((row, index) => ({ ...row, minedAt: answer.rows[index]!.at }))
          }
        }
      })
    },
    "it passes on no odd value",
    /where rows/
  ],
  [
    "the oldest first",
    "history",
    {
      history: ({ list }) => ({
        list: async (...given) => {
          const page = await list(...given)
          return { ...page, transactions: page.transactions.toReversed() }
        }
      })
    },
    "answers the history as its kind",
    "newest first"
  ],
  [
    "rows of every network under that of the question",
    "history",
    {
      history: ({ list }, host) => ({
        list: async (request, signal) => {
          const page = await list(request, signal)
          const answer = (await host.json({
            url: "https://service.test/history/a1?after=",
            kind: "read"
          })) as {
            readonly rows: ReadonlyArray<{ readonly hash: string }>
          }
          const amount = { ...request.network.nativeCurrency, value: 1n }
          return {
            ...page,
            transactions: answer.rows.map(({ hash }) => ({
              hash,
              networkId: request.network.caipNetworkId,
              minedAt: 1,
              status: "success" as const,
              kind: "send" as const,
              transfers: [{ direction: "out" as const, amount }]
            }))
          }
        }
      })
    },
    "tells nothing of another account, and of another network",
    "transactions that moved something of the account"
  ],
  [
    "an answer for a network that it does not serve",
    "history",
    {
      history: ({ list }) => ({
        list: (request, signal) =>
          list({ ...request, network: { ...request.network, caipNetworkId: "test:1" } }, signal)
      })
    },
    "knows nothing of a network that it does not serve",
    "it answers for that network"
  ],
  [
    "a wait without an end",
    "history",
    { history: ({ list }) => ({ list: (...given) => list(...given).catch(() => new Promise<never>(odd)) }) },
    "when the service never answers",
    "it has not ended after 60 s"
  ],
  [
    "requests that nobody can stop",
    "history",
    {
      history: ({ list }) => ({
        list: async (...given) => {
          await fetch("https://service.test/history/a1?after=")
          return list(...given)
        }
      })
    },
    "it stops when nobody waits any more",
    "its requests go on"
  ],
  [
    "a coin with other decimals than the network's",
    "tokens",
    {
      tokens: ({ list }) => ({
        list: async (...given) =>
          (await list(...given)).map((each) => ({ ...each, amount: { ...each.amount, decimals: 6 } }))
      })
    },
    "answers what is held as its kind",
    "6 decimals of COIN"
  ],
  [
    "nothing in the place of a failure",
    "tokens",
    { tokens: ({ list }) => ({ list: (...given) => list(...given).catch(() => []) }) },
    "never says that there is nothing",
    "as if all were well"
  ],
  [
    "a negative balance",
    "tokens",
    {
      tokens: ({ list }) => ({
        list: async (...given) =>
          (await list(...given)).map((each) => ({ ...each, amount: { ...each.amount, value: -1n } }))
      })
    },
    "answers what is held as its kind",
    "-1 is not an amount"
  ],
  [
    "the price of something that nobody asked about",
    "prices",
    {
      prices: ({ list }) => ({
        list: async (...given) =>
          (await list(...given)).map((each) => ({ ...each, token: "test:1:t7" as const }))
      })
    },
    "answers what things cost as its kind",
    "nobody asked what test:1:t7 costs"
  ],
  [
    "a price of nothing",
    "prices",
    {
      prices: ({ list }) => ({
        list: async (...given) =>
          (await list(...given)).map(({ price }) => ({ price: { ...price, value: 0n } }))
      })
    },
    "answers what things cost as its kind",
    "the coin costs nothing"
  ],
  [
    "nobody in the place of a failure",
    "names",
    { names: (good) => ({ ...good, resolve: (...given) => good.resolve(...given).catch(() => undefined) }) },
    "asked for a name, it fails typed",
    "as if all were well"
  ],
  [
    "what was typed for the name",
    "names",
    {
      names: (good) => ({
        ...good,
        resolve: async (request, signal) => {
          const found = await good.resolve(request, signal)
          return found && { ...found, name: request.name }
        }
      })
    },
    "gives a name one form",
    "the name that"
  ],
  [
    "contracts on every network",
    "swap",
    { swap: (good) => ({ ...good, contracts: () => ({ target: "t9", spender: "t9" }) }) },
    "says which contracts it calls",
    "which it does not declare"
  ],
  [
    "a call of another contract",
    "swap",
    {
      swap: (good) => ({
        ...good,
        offer: async (...given) => ({
          ...(await good.offer(...given)),
          build: ({ address }) => ({
            networkId: "test:1" as const,
            sender: address,
            call: { to: "t8", value: 1_000n, data: "" }
          })
        })
      })
    },
    "answers the call of a swap as its kind",
    "the contract that is called"
  ],
  [
    "an offer of nothing",
    "swap",
    {
      swap: (good) => ({
        ...good,
        offer: async (...given) => {
          const offer = await good.offer(...given).catch(() => undefined)
          return offer ?? { bought: 0n, build: () => Promise.reject(new Error("no")) }
        }
      })
    },
    "says that there is no offer by SwapAmountError",
    "it has an offer all the same"
  ],
  [
    "a link to another page",
    "onramp",
    { onramp: (good) => ({ ...good, link: ({ address }) => `https://shop.test@evil.test/?to=${address}` }) },
    "answers a link as its kind",
    /no address|leads to/
  ],
  [
    "a link that buys for nobody",
    "onramp",
    { onramp: (good) => ({ ...good, link: () => "https://shop.test/buy" }) },
    "answers a link as its kind",
    "does not say whom it buys for"
  ],
  [
    "the least above the most",
    "onramp",
    {
      onramp: (good) => ({
        ...good,
        options: async (...given) => ({
          ...(await good.options(...given)),
          payment: [{ id: "USD", decimals: 2, limits: [{ method: "card", min: 9n, max: 1n }] }]
        })
      })
    },
    "answers what is sold as its kind",
    "is more than the most"
  ],
  [
    "an outcome that there is not",
    "exchange",
    { exchange: (good) => ({ ...good, buyStatus: async () => ({ status: "paid" as never }) }) },
    "answers what became of a payment as its kind",
    "the payment is paid"
  ],
  [
    "a page that was not declared",
    "exchange",
    {
      exchange: (good) => ({ ...good, payUrl: async () => ({ url: "https://evil.test/", sessionId: "p1" }) })
    },
    "answers an exchange's page as its kind",
    "is on none of"
  ]
]

describe("the contracts for sources", () => {
  it.each(sabotages)(
    "catch %s",
    async (_, kind, parts, row, says) => {
      await expect(runCase(contracts[kind](parts), row)).rejects.toThrow(says)
    },
    60_000
  )

  it("count what a subject leaves out, and say what it would need", () => {
    const { unservedNetworkId: _, ...subject } = sourceSubject()
    const cases = tokensSourceContract({ ...subject, holds: {} })
    expect(cases.at(-1)!.leftOut).toEqual([
      { row: "tokens of another network", for: "`foreign`" },
      { row: "a network that it does not serve", for: "`unservedNetworkId`" }
    ])
    expect(cases.at(-1)!.name).toMatch(/^left out 2 of \d+: tokens of another network \(say `foreign`\); /)
  })
})

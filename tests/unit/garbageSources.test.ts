import {
  createKit,
  definePlugin,
  fillSlot,
  memoryStorage,
  onrampSources,
  type CaipAddress
} from "@latchkey/core"
import {
  contractCalls,
  history,
  nameResolution,
  nativeBalance,
  nftHoldings,
  prices,
  tokenBalances,
  type ContractCalls
} from "@latchkey/core/effect"
import { activity } from "@latchkey/activity"
import { names } from "@latchkey/names"
import { nfts } from "@latchkey/nfts"
import { onramp } from "@latchkey/onramp"
import { tokens } from "@latchkey/tokens"
import * as Effect from "effect/Effect"
import { describe, expect, it, vi } from "vitest"
import { network, oneWalletChain } from "../support/oneWalletChain.ts"

const pages = ["https://pay.example.com"]
const coin = { value: 1n, decimals: 2, symbol: "COIN" }
const lists = {
  payment: [{ id: "USD", decimals: 2, limits: [{ method: "card", min: 1n, max: 10_000n }] }],
  purchase: [{ id: "coin", name: "Coin", symbol: "COIN", networks: [{ networkId: "test:1", name: "One" }] }]
}

/** A kit of which one source answers with something that cannot be used; the others answer as they should. */
const open = async (odd: string, answer: unknown) => {
  const says = (of: string, good: unknown) => (): Effect.Effect<never> =>
    Effect.succeed((of === odd ? answer : good) as never)
  const { plugin } = oneWalletChain({
    setup: (host) => {
      const holding = ({ token }: { readonly token?: CaipAddress }) =>
        Effect.succeed({ name: "Coin", amount: coin, token })
      const calls = { holding } as unknown as ContractCalls
      host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
      host.addCapability("test", nativeBalance, { read: says("balance", coin) })
      host.addCapability("test", tokenBalances, {
        list: says("tokens", [{ name: "Coin", amount: { ...coin, decimals: 18 } }])
      })
      host.addCapability("test", prices, { list: says("prices", []) })
      host.addCapability("test", history, { list: says("history", { transactions: [], coverage: "whole" }) })
      host.addCapability("test", nftHoldings, {
        reader: Effect.succeed({ list: says("things", { nfts: [], coverage: "whole" }) })
      })
      host.addCapability("test", nameResolution, {
        reader: Effect.succeed({
          resolve: says("a name", { name: "one.test", address: "a1" }),
          reverse: says("an account's name", undefined),
          avatar: says("a picture", undefined)
        })
      })
    }
  })
  const seller = definePlugin({
    id: "seller",
    fills: [
      fillSlot(onrampSources, {
        id: "seller",
        title: "Seller",
        networks: ["test:1"],
        provider: "seller",
        pages,
        load: async () => ({
          options: says("what is sold", lists),
          quote: says("a price", undefined),
          link: says("a link", `${pages[0]}/?to=a1`),
          purchases: says("purchases", [])
        })
      })
    ],
    setup: () => {}
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, onramp(), tokens(), nfts(), activity(), names(), seller],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  return kit
}

type Kit = Awaited<ReturnType<typeof open>>
const order = {
  networkId: "test:1",
  provider: "seller",
  purchase: "coin",
  pay: { value: 500n, decimals: 2, symbol: "USD" },
  method: "card"
} as const

/** What asks a source, and what the sentence names it by. */
const questions: Readonly<Record<string, readonly [source: string, ask: (kit: Kit) => Promise<unknown>]>> = {
  balance: ["nativeBalance", (kit) => kit.refreshBalance({ force: true })],
  tokens: ["tokenBalances", (kit) => kit.tokens.refresh({ force: true })],
  prices: ["prices", (kit) => kit.tokens.refresh({ force: true })],
  history: ["history", (kit) => kit.activity.load({ force: true })],
  things: ["nftHoldings", (kit) => kit.nfts.load({ force: true })],
  "a name": ["name", (kit) => kit.names.resolve({ name: "one.test", networkId: "test:1" })],
  "what is sold": ["seller", (kit) => kit.onramp.options()],
  "a price": ["seller", (kit) => kit.onramp.quote(order)],
  "a link": ["seller", (kit) => kit.onramp.buy(order)],
  purchases: ["seller", (kit) => kit.onramp.purchases()]
}
const garbage: ReadonlyArray<readonly [name: string, value: unknown]> = [
  ["nothing", null],
  ["a text", "tea"],
  ["a number", 7],
  ["an empty object", {}],
  ["an object of the wrong things", { value: "1", transactions: 7, nfts: "none", payment: true }]
]

describe.each(Object.entries(questions))("a source of %s", (odd, [source, ask]) => {
  it.each(garbage)("that answers with %s is told to the developer once, by its name", async (_, answer) => {
    const kit = await open(odd, answer)
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.balanceLoading).not.toBe(true))
    const told: Array<string> = []
    kit.onEvent(({ event, properties }) => {
      if (event === "DIAGNOSTIC") told.push(`${properties["code"]} ${properties["message"]}`)
    })
    for (const _ of [1, 2])
      await ask(kit).then(
        () => {},
        (error: unknown) => expect(error).toHaveProperty("code")
      )
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]!.toLowerCase()).toContain(source.toLowerCase())
    await kit.dispose()
  })
})

import {
  createKit,
  definePlugin,
  exchangeSources,
  fillSlot,
  memoryStorage,
  onrampSources,
  swapSources,
  type CaipAddress
} from "@latchkey/core"
import {
  contractCalls,
  history,
  nameResolution,
  nativeBalance,
  nftHoldings,
  prices,
  tokenApprovals,
  tokenBalances,
  type ContractCalls
} from "@latchkey/core/effect"
import { activity } from "@latchkey/activity"
import { approvals } from "@latchkey/approvals"
import { names } from "@latchkey/names"
import { nfts } from "@latchkey/nfts"
import { onramp } from "@latchkey/onramp"
import { pay } from "@latchkey/pay"
import { swap } from "@latchkey/swap"
import { tokens } from "@latchkey/tokens"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { network, oneWalletChain } from "../support/oneWalletChain.ts"

/** The most that any action may take: two answers of sources, one after the other. */
const BOUND_MILLIS = 60_000

const never = () => Effect.never
const promised = () => new Promise<never>(() => {})
const coin = { name: "Coin", amount: { value: 1_000n, decimals: 2, symbol: "COIN" } }

/** A chain that can do everything, of which nothing ever answers but what a contract holds. */
const chain = () =>
  oneWalletChain({
    setup: (host) => {
      const calls = {
        holding: ({ token }: { readonly token?: CaipAddress }) => Effect.succeed({ ...coin, token })
      } as unknown as ContractCalls
      host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
      host.addCapability("test", nativeBalance, { read: never })
      host.addCapability("test", tokenBalances, { list: never })
      host.addCapability("test", prices, { list: never })
      host.addCapability("test", history, { list: never })
      host.addCapability("test", nftHoldings, { reader: Effect.succeed({ list: never }) })
      host.addCapability("test", tokenApprovals, { reader: Effect.never })
      host.addCapability("test", nameResolution, {
        reader: Effect.succeed({ resolve: never, reverse: never, avatar: never })
      })
    }
  }).plugin

/** Sources that load and answer nothing ever, or do not even load. */
const silent = (isLoaded: boolean) => {
  const load = async (source: object) => (isLoaded ? (source as never) : promised())
  const of = { id: "silent", title: "Silent", networks: ["test:1"] as const }
  return definePlugin({
    id: "silent",
    fills: [
      fillSlot(swapSources, {
        ...of,
        load: () => load({ contracts: () => ({ target: "e1", spender: "e1" }), tokens: never, offer: never })
      }),
      fillSlot(onrampSources, {
        ...of,
        provider: "silent",
        pages: ["https://pay.example.com"],
        load: () => load({ options: never, quote: never, link: never, purchases: never })
      }),
      fillSlot(exchangeSources, {
        ...of,
        pages: ["https://pay.example.com"],
        load: () => load({ exchanges: never, payUrl: never, buyStatus: never })
      })
    ],
    setup: () => {}
  })
}

const open = async (isLoaded: boolean) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [
      chain(),
      swap(),
      onramp(),
      pay(),
      tokens(),
      nfts(),
      activity(),
      approvals(),
      names(),
      silent(isLoaded)
    ],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  return kit
}

const request = { sell: "native", buy: "test:1:t5", amount: { value: 10n, decimals: 2 } } as const
const payment = {
  paymentAsset: {
    network: "test:1",
    asset: "native",
    metadata: { name: "Coin", symbol: "COIN", decimals: 2 }
  },
  recipient: "b2",
  amount: 10n
} as const

type Kit = Awaited<ReturnType<typeof open>>
const actions: Readonly<Record<string, (kit: Kit) => Promise<unknown>>> = {
  "swap.tokens": (kit) => kit.swap.tokens(),
  "swap.quote": (kit) => kit.swap.quote(request),
  "swap.prepare": (kit) => kit.swap.prepare(request),
  "swap.max": (kit) => kit.swap.max(request),
  "onramp.options": (kit) => kit.onramp.options(),
  "onramp.purchases": (kit) => kit.onramp.purchases(),
  "pay.exchanges": (kit) => kit.pay.exchanges(payment),
  "pay.buyStatus": (kit) => kit.pay.buyStatus({ exchangeId: "e", sessionId: "s" }),
  "tokens.refresh": (kit) => kit.tokens.refresh({}),
  "nfts.load": (kit) => kit.nfts.load(),
  "activity.load": (kit) => kit.activity.load(),
  "approvals.load": (kit) => kit.approvals.load(),
  "names.resolve": (kit) => kit.names.resolve({ name: "one.test", networkId: "test:1" }),
  "names.profile": (kit) => kit.names.profile({ address: "a1", networkId: "test:1" }),
  refreshBalance: (kit) => kit.refreshBalance({ force: true })
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each([true, false])("where sources load: %s, and nobody ever answers", (isLoaded) => {
  it.each(Object.keys(actions))("%s ends within its time, and the developer is told once", async (name) => {
    const kit = await open(isLoaded)
    const told: Array<string> = []
    kit.onEvent(({ event, properties }) => {
      if (event === "DIAGNOSTIC") told.push(`${properties["code"]} ${properties["message"]}`)
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const ended = vi.fn()
    const asked = actions[name]!(kit).then(ended, ended)
    // What has its code in parts of its own has them first.
    for (let round = 0; round < 3; round++) await vi.dynamicImportSettled()
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(BOUND_MILLIS)
    expect(ended).toHaveBeenCalledOnce()
    await asked
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told).size).toBe(told.length)
    for (const line of told) expect(line).toMatch(/^[A-Z_]+ \S/)
    vi.useRealTimers()
    await kit.dispose()
  })
})

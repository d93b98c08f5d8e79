import {
  createKit,
  definePlugin,
  exchangeSources,
  fillSlot,
  memoryStorage,
  onrampSources,
  readSlot,
  swapSources,
  type SetupHost
} from "@latchkey/core"
import {
  history,
  nameResolution,
  nftHoldings,
  SwapAmountError,
  type ContractCalls,
  type History,
  type Http
} from "@latchkey/core/effect"
import {
  promiseExchangeSource,
  promiseHistory,
  promiseNames,
  promiseNfts,
  promiseOnrampSource,
  promisePrices,
  promiseSwapSource,
  promiseTokenBalances
} from "@latchkey/core/promise"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"

const start = async () => {
  const hosts: Array<SetupHost> = []
  const kit = createKit({
    app: { name: "Quay", url: "http://127.0.0.1" },
    networks: [testNetwork(1)],
    plugins: [
      virtualChain({ wallet: {} }).plugin,
      definePlugin({ id: "outsider", setup: (host) => void hosts.push(host) })
    ],
    storage: memoryStorage()
  })
  await kit.ready()
  const network = kit.getNetwork("test:1")!
  return { kit, host: hosts[0]!, network }
}
const outcome = (work: Effect.Effect<unknown, unknown>) =>
  Effect.runPromise(Effect.map(Effect.flip(work), (error) => error))
const http = (json: (request: { readonly url: string }) => Effect.Effect<unknown>) =>
  ({ json }) as unknown as Http["Service"]

describe("capabilities that are written with Promises", () => {
  it("are answered by the kit's services, and read back as Promises, whoever wrote them", async () => {
    const { kit, host, network } = await start()
    const page = { transactions: [], coverage: "whole" as const }
    host.addCapability("test", promiseHistory, { list: async () => page })
    const [asEffect] = host.capabilitiesOf("test", history)
    expect(await Effect.runPromise(asEffect!.list({ address: "a1", network }))).toBe(page)
    const asked = await host.askCapability("test", promiseHistory, ({ list }) =>
      list({ address: "a1", network }, new AbortController().signal)
    )
    expect(asked).toEqual({ value: page, source: "node", plugin: "outsider" })

    const native: History = { list: () => Effect.succeed({ ...page, coverage: "none" }) }
    host.addCapability("other", history, native)
    const [asPromise] = host.capabilitiesOf("other", promiseHistory)
    await expect(asPromise!.list({ address: "a1", network }, new AbortController().signal)).resolves.toEqual({
      transactions: [],
      coverage: "none"
    })
    await kit.dispose()
  })

  it.each(["throws", "rejects"])(
    "end in a typed error when the author's code %s, and keep one that is the kit's",
    async (how) => {
      const { kit, host, network } = await start()
      const fail = (error: unknown) => () => {
        if (how === "throws") throw error
        return Promise.reject(error)
      }
      const request = { address: "a1", network }
      for (const [promised, code] of [
        [promiseHistory, "CAPABILITY_FAILED"],
        [promiseTokenBalances, "CAPABILITY_FAILED"],
        [promisePrices, "CAPABILITY_FAILED"]
      ] as const) {
        host.addCapability("test", promised as typeof promiseHistory, { list: fail(new TypeError("odd")) })
        const [value] = host.capabilitiesOf("test", { name: promised.name } as typeof history)
        const error = (await outcome(value!.list(request))) as { code: string; cause: { message: string } }
        expect([error.code, error.cause.message]).toEqual([code, "odd"])
      }
      host.addCapability("declined", promiseHistory, { list: fail({ code: 4001, message: "no" }) })
      const [declined] = host.capabilitiesOf("declined", history)
      expect(await outcome(declined!.list(request))).toMatchObject({ code: "CANCELLED" })

      host.addCapability("test", promiseNfts, {
        load: async () => ({ list: fail("odd"), uriOf: fail("odd") })
      })
      const [nfts] = host.capabilitiesOf("test", nftHoldings)
      const reader = await Effect.runPromise(nfts!.reader)
      expect(await outcome(reader.list(request))).toMatchObject({ code: "CAPABILITY_FAILED" })
      expect(await outcome(reader.uriOf!({ ...request, nft: {} as never }))).toMatchObject({
        code: "CAPABILITY_FAILED"
      })
      await kit.dispose()
    }
  )

  it("names are those of their zones, are loaded with the first question, and fail as names do", async () => {
    const { kit, host, network } = await start()
    let loads = 0
    host.addCapability("test", promiseNames, {
      zones: ["tea"],
      load: async () => {
        loads++
        return {
          resolve: async ({ name }) => ({ name, address: "a1" }),
          reverse: async () => {
            throw new Error("The server sleeps.")
          }
        }
      }
    })
    expect(loads).toBe(0)
    const [names] = host.capabilitiesOf("test", nameResolution)
    expect(names!.zones).toEqual(["tea"])
    const reader = await Effect.runPromise(names!.reader)
    expect(loads).toBe(1)
    const place = { network, networks: [network] }
    expect(await Effect.runPromise(reader.resolve({ ...place, name: "ada.tea" }))).toEqual({
      name: "ada.tea",
      address: "a1"
    })
    expect(await Effect.runPromise(reader.avatar({ ...place, name: "ada.tea" }))).toBeUndefined()
    expect(await outcome(reader.reverse({ ...place, address: "a1" }))).toMatchObject({ code: "NAME_FAILED" })
    const [back] = host.capabilitiesOf("test", promiseNames)
    const again = await back!.load()
    await expect(again.resolve({ ...place, name: "ada.tea" }, new AbortController().signal)).resolves.toEqual(
      { name: "ada.tea", address: "a1" }
    )
    await kit.dispose()
  })

  it("hear that nobody waits any more", async () => {
    const { kit, host, network } = await start()
    const signals: Array<AbortSignal> = []
    host.addCapability("test", promiseHistory, {
      list: (_, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      }
    })
    const [value] = host.capabilitiesOf("test", history)
    const asked = Effect.runFork(value!.list({ address: "a1", network }))
    expect(signals[0]!.aborted).toBe(false)
    await Effect.runPromise(Fiber.interrupt(asked))
    expect(signals[0]!.aborted).toBe(true)
    await kit.dispose()
  })
})

describe("sources that are written with Promises", () => {
  const sell = { id: "native", name: "Coin", symbol: "COIN", decimals: 18 } as const
  const calls = {
    read: ({ to }: { to: string }) => Effect.succeed(`read of ${to}`),
    time: () => Effect.succeed(7n),
    holding: () => Effect.succeed({ name: "Coin", amount: { value: 1n, decimals: 18, symbol: "COIN" } }),
    allowance: () => Effect.succeed(3n),
    describe: () => undefined
  } as unknown as ContractCalls

  it("swap: read contracts and a server by Promises, build, and fail as a provider does", async () => {
    const { kit, network } = await start()
    const asked: Array<unknown> = []
    const declaration = promiseSwapSource({
      id: "outsider",
      title: "Outsider",
      networks: ["test:1"],
      load: async () => ({
        contracts: (id) => (id === "test:1" ? { target: "t1", spender: "t2" } : undefined),
        tokens: async ({ calls: reads, address }) => {
          asked.push(await reads.time(), await reads.read({ to: "t1", data: "" }))
          asked.push(await reads.allowance({ token: "test:1:t", owner: address, spender: "t2" }))
          const { amount, name } = await reads.holding({ address })
          return [{ id: "native", name, ...amount, balance: amount.value }]
        },
        offer: async ({ json, amount }) => {
          if (amount === 0n) throw new SwapAmountError()
          const answer = (await json({ url: "http://swap.test/", kind: "read" })) as { bought: string }
          return {
            bought: BigInt(answer.bought),
            build: ({ address, minimum }) => {
              if (minimum === 0n) throw new Error("too little")
              return { networkId: "test:1", sender: address, call: { to: "t1", value: 0n, data: "" } }
            }
          }
        }
      })
    })
    expect(readSlot([fillSlot(swapSources, declaration)], swapSources)[0]!.title).toBe("Outsider")
    const source = await declaration.load()
    expect([source.contracts("test:1")?.spender, source.contracts("test:2")]).toEqual(["t2", undefined])
    const place = { network, calls, http: http(() => Effect.succeed({ bought: "12" })) }
    const tokens = await Effect.runPromise(source.tokens({ ...place, address: "a1" }))
    expect(tokens).toMatchObject([{ id: "native", name: "Coin", decimals: 18, balance: 1n }])
    expect(asked).toEqual([7n, "read of t1", 3n])
    const request = { ...place, sell, buy: sell, amount: 5n }
    const offer = await Effect.runPromise(source.offer(request))
    expect(offer.bought).toBe(12n)
    const wanted = { address: "a1", minimum: 1n, slippage: 1, deadline: 9n }
    expect(await Effect.runPromise(offer.build(wanted))).toMatchObject({ sender: "a1" })
    expect(await outcome(offer.build({ ...wanted, minimum: 0n }))).toMatchObject({
      code: "SWAP_PROVIDER",
      message: "Outsider did not answer as it should."
    })
    expect(await outcome(source.offer({ ...request, amount: 0n }))).toMatchObject({ code: "SWAP_AMOUNT" })
    const lying = http(() => Effect.succeed(null))
    expect(await outcome(source.offer({ ...request, http: lying }))).toMatchObject({ code: "SWAP_PROVIDER" })
    await kit.dispose()
  })

  it("on-ramp and exchange: what is thrown is typed, what is left out stays out, and reading ends with the call", async () => {
    const { kit, network } = await start()
    const ended: Array<string> = []
    const never = http(({ url }) =>
      Effect.callback<unknown>((_, signal) => {
        signal.addEventListener("abort", () => ended.push(url))
      })
    )
    const onramp = await promiseOnrampSource({
      id: "outsider",
      provider: "outsider",
      title: "Outsider",
      networks: ["test:1"],
      pages: ["http://shop.test"],
      load: async () => ({
        options: async () => {
          throw new Error("closed")
        },
        link: async ({ json }) => String(await json({ url: "http://shop.test/link", kind: "read" }))
      })
    }).load()
    expect(Object.keys(onramp).toSorted()).toEqual(["link", "options"])
    const place = { network, address: "a1", http: never }
    expect(await outcome(onramp.options(place))).toMatchObject({
      code: "ONRAMP_PROVIDER",
      details: { provider: "outsider" }
    })
    const pay = { value: 1n, decimals: 2, symbol: "USD" }
    const linking = Effect.runFork(
      onramp.link({ ...place, purchase: { id: "coin", symbol: "COIN" }, pay, method: "card" })
    )
    await Promise.resolve()
    await Effect.runPromise(Fiber.interrupt(linking))
    expect(ended).toEqual(["http://shop.test/link"])

    const declaration = promiseExchangeSource({
      id: "outsider",
      pages: ["http://pay.test"],
      load: async () => ({
        exchanges: async ({ json }) => [{ id: "x", name: String(await json({ url: "u", kind: "read" })) }],
        payUrl: async () => {
          throw new Error("closed")
        },
        buyStatus: async () => {
          throw new Error("closed")
        }
      })
    })
    expect(readSlot([fillSlot(exchangeSources, declaration)], exchangeSources)).toEqual([declaration])
    expect(readSlot([fillSlot(onrampSources, {} as never)], onrampSources)).toHaveLength(1)
    const exchange = await declaration.load()
    const payment = { network, recipient: "a2", amount: pay, http: http(() => Effect.succeed("Tea")) }
    expect(await Effect.runPromise(exchange.exchanges(payment))).toEqual([{ id: "x", name: "Tea" }])
    expect(await outcome(exchange.payUrl({ ...payment, exchangeId: "x" }))).toMatchObject({
      code: "EXCHANGE_FAILED",
      details: { of: "url" }
    })
    const status = { exchangeId: "x", sessionId: "s", http: never }
    expect(await outcome(exchange.buyStatus(status))).toMatchObject({
      code: "EXCHANGE_FAILED",
      details: { of: "status" }
    })
    await kit.dispose()
  })
})

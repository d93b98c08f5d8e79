import { createKit, memoryStorage, type SwapReview, type TransferOutcome } from "@latchkey/core"
import {
  SwapProviderError,
  TransferFailedError,
  TransferRejectedError,
  TransferUncertainError,
  type PreparedBatch,
  type SwapOffer
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import {
  network,
  testChain,
  testSource,
  type TestChainOptions,
  type TestSourceOptions
} from "../support/testChain.ts"
import { swap, type SwapOptions } from "./index.ts"

const request = { sell: "native", buy: "test:1:t5", amount: { value: 100n, decimals: 2 } } as const
const ofTea = { sell: "test:1:t5", buy: "native", amount: { value: 50n, decimals: 1 } } as const

interface Setting extends TestChainOptions {
  readonly sources?: ReadonlyArray<TestSourceOptions>
}

const open = async ({ sources = [{}], ...chain }: Setting = {}, options?: SwapOptions) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(chain), swap(options), ...sources.map(testSource)],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  return { kit, state: () => kit.getSnapshot().swap }
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, details }: { readonly code: string; readonly details: object }) => ({ code, ...details })
  )

afterEach(() => {
  vi.useRealTimers()
})

describe("a quote", () => {
  it("S9.01 in part: has a slippage of 1, the least that is bought, and who offers it", async () => {
    const { kit, state } = await open()
    const quote = await kit.swap.quote(request)
    expect(quote).toMatchObject({
      networkId: "test:1",
      provider: "exchange",
      sold: { value: 100n, decimals: 2, symbol: "COIN" },
      bought: { value: 200n, decimals: 1, symbol: "TEA" },
      minimum: { value: 198n },
      slippage: 1,
      priceImpact: 0.1,
      providerFee: { value: 1n, symbol: "TEA" }
    })
    expect(state().asked).toMatchObject({ status: "ready", quote })
    expect((await kit.swap.quote({ ...request, slippage: 0.5 })).minimum.value).toBe(199n)
    await kit.dispose()
  })

  it("is the best of all sources, the earlier of two that give the same; what cannot be read is taken for no better than another", async () => {
    const gives = (times: bigint) => (amount: bigint) => amount * times
    const [one, two] = [
      { id: "one", rate: gives(2n) },
      { id: "two", rate: gives(3n) }
    ]
    const unreadable = { id: "unreadable", rate: gives(9n), isOpaque: true }
    for (const [sources, best] of [
      [[one, two], "two"],
      [[two, one], "two"],
      [[one, { ...two, rate: gives(2n) }], "one"],
      [[one, two, unreadable], "two"],
      [[{ ...unreadable, rate: gives(2n) }, two], "two"],
      [[{ ...one, rate: () => 0n }, unreadable], "unreadable"]
    ] as const) {
      const { kit } = await open({ sources })
      expect((await kit.swap.quote(request)).provider).toBe(best)
      await kit.dispose()
    }
  })

  it("is of the source of which most arrives once the network has its fee, counted in what is bought", async () => {
    // Of the coin, of which 100 are sold for 200 and for 210.
    const cheap = { id: "cheap", rate: (amount: bigint) => amount * 2n, networkFee: 1n }
    const dear = { id: "dear", rate: (amount: bigint) => (amount * 21n) / 10n }
    const best = async (
      sources: ReadonlyArray<TestSourceOptions>,
      more: Setting = {},
      wish: object = request
    ) => {
      const { kit } = await open({ ...more, sources })
      const { provider } = await kit.swap.quote({ ...request, ...wish })
      await kit.dispose()
      return provider
    }
    expect(await best([cheap, { ...dear, networkFee: 5n }])).toBe("dear")
    expect(await best([cheap, { ...dear, networkFee: 7n }])).toBe("cheap")
    // Where one does not say, it is the most that any says.
    const { networkFee: _, ...silent } = cheap
    expect(await best([silent, { ...dear, networkFee: 11n }])).toBe("dear")
    // Sold for the coin, the fee is in what is bought.
    const ofTeas = { sell: "test:1:t5", buy: "native", amount: { value: 50n, decimals: 1 } }
    expect(await best([cheap, { ...dear, networkFee: 5n }], {}, ofTeas)).toBe("dear")
    expect(await best([cheap, { ...dear, networkFee: 7n }], {}, ofTeas)).toBe("cheap")
    // Between two tokens, prices say it: a cup is 10.00, a coin 200.00, so that 50 hundredths of a coin are 10 cups.
    const ofCups = { sell: "test:1:t5", buy: "test:1:t6", amount: { value: 50n, decimals: 1 } }
    const sources = [
      { ...cheap, networkFee: 0n },
      { ...dear, networkFee: 50n }
    ]
    const prices = () => ({ native: 20_000n, "test:1:t6": 1_000n })
    expect(await best(sources, { prices }, ofCups)).toBe("cheap")
    const untold = [{ id: "untold", rate: (amount: bigint) => amount * 2n - 1n }, sources[1]!]
    expect(await best(untold, { prices }, ofCups)).toBe("dear")
    expect(await best(sources, {}, ofCups)).toBe("dear")
    expect(await best(sources, { prices: () => undefined }, ofCups)).toBe("dear")
  })

  it("has what both amounts are worth, and the impact by that where its source says none", async () => {
    const asked: Array<string> = []
    const prices = (currency: string) => {
      asked.push(currency)
      return { native: 1_000n, "test:1:t5": 40n }
    }
    const { kit } = await open({ prices, sources: [{ priceImpact: null }] }, { currency: "eur" })
    const euros = (value: bigint) => ({ value: value * 10n ** 16n, decimals: 18, symbol: "EUR" })
    const quote = await kit.swap.quote(request)
    expect(quote.worth).toEqual({ sold: euros(1_000n), bought: euros(800n) })
    expect(quote.priceImpact).toBe(20)
    await kit.swap.quote({ ...request, slippage: 2 })
    expect(asked).toEqual(["EUR"])
    await kit.dispose()

    const { kit: told } = await open({ prices })
    expect((await told.swap.quote(request)).priceImpact).toBe(0.1)
    await told.dispose()
    const { kit: gained } = await open({
      prices: () => ({ native: 1n, "test:1:t5": 40n }),
      sources: [{ priceImpact: null }]
    })
    expect((await gained.swap.quote(request)).priceImpact).toBe(0)
    await gained.dispose()
    const { kit: half } = await open({ prices: () => ({ native: 1_000n }), sources: [{ priceImpact: null }] })
    expect(await half.swap.quote(request)).toMatchObject({ worth: { sold: { symbol: "USD" } } })
    expect(await half.swap.quote(request)).not.toHaveProperty("priceImpact")
    await half.dispose()
  })

  it("waits a second for what it is worth, and has it the next time where that takes longer", async () => {
    let tell = () => {}
    const late = new Promise<void>((resolve) => {
      tell = resolve
    })
    const priced = vi.fn(() => late)
    const { kit } = await open({ prices: () => ({ native: 1_000n }), priced })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const asked = kit.swap.quote(request)
    // What asks is loaded first, however long that takes.
    while (priced.mock.calls.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await asked).not.toHaveProperty("worth")
    tell()
    await vi.advanceTimersByTimeAsync(0)
    expect(await kit.swap.quote(request)).toHaveProperty("worth")
    await kit.dispose()
  })

  it("of a source that was chosen asks no other, and says so; one that is not there is a failure of it", async () => {
    const asked: Array<string> = []
    const source = (id: string, times: bigint) => ({
      id,
      rate: (amount: bigint) => {
        asked.push(id)
        return amount * times
      }
    })
    const { kit } = await open({ sources: [source("one", 2n), source("two", 3n)] })
    const all = await kit.swap.offers({ ...request, source: "one" })
    expect(all.map(({ sourceId, bought }) => [sourceId, bought.value])).toEqual([
      ["two", 300n],
      ["one", 200n]
    ])
    asked.length = 0
    const quote = await kit.swap.quote({ ...request, source: "one" })
    expect(quote).toMatchObject({ provider: "one", sourceId: "one", isChosen: true })
    const { quote: reviewed } = await kit.swap.prepare({ ...request, source: "one" })
    expect(reviewed).toMatchObject({ sourceId: "one", isChosen: true })
    expect(new Set(asked)).toEqual(new Set(["one"]))
    expect(await kit.swap.quote(request)).not.toHaveProperty("isChosen")
    expect(await failure(kit.swap.quote({ ...request, source: "none" }))).toMatchObject({
      code: "SWAP_PROVIDER"
    })
    await kit.dispose()
  })

  it("another pair has no chosen offer", async () => {
    const { kit, state } = await open()
    await kit.swap.edit({ buy: "test:1:t5" })
    await kit.swap.edit({ source: "exchange" })
    await kit.swap.edit({ amount: "1" })
    expect(state().form.source).toBe("exchange")
    await kit.swap.edit({ buy: "test:1:t6" })
    expect(state().form.source).toBeUndefined()
    await kit.dispose()
  })

  it("a token that is chosen for one side leaves the other to what it takes the place of", async () => {
    const { kit, state } = await open()
    await kit.swap.edit({ sell: "test:1:t5", buy: "test:1:t6", amount: "1", source: "exchange" })
    await kit.swap.edit({ sell: "test:1:t6" })
    expect(state().form).toMatchObject({ sell: "test:1:t6", buy: "test:1:t5", amount: "", source: undefined })
    await kit.swap.edit({ buy: "test:1:t6", amount: "2" })
    expect(state().form).toMatchObject({ sell: "test:1:t5", buy: "test:1:t6", amount: "2" })
    await kit.dispose()
  })

  it.each<readonly [string, object, object]>([
    ["both sides are named", { buy: "test:1:t5" }, { sell: "test:1:t6", buy: "test:1:t6" }],
    ["nothing is bought yet that could be sold", {}, { buy: "native" }]
  ])("one token on both sides is refused where %s, and the developer is told", async (_, first, change) => {
    const told = vi.spyOn(console, "warn").mockImplementation(() => {})
    const { kit, state } = await open()
    await kit.swap.edit({ amount: "1", ...first })
    const { form } = state()
    expect(await failure(kit.swap.edit({ amount: "2", ...change }))).toMatchObject({
      code: "SWAP_REQUEST_INVALID",
      reason: "same"
    })
    expect(state().form).toEqual(form)
    expect(told.mock.calls.flat().join()).toContain("SWAP_REQUEST_INVALID")
    told.mockRestore()
    await kit.dispose()
  })

  it("does not wait for more than five seconds for one of several", async () => {
    const never = { id: "never", offers: () => Effect.never }
    const { kit } = await open({ sources: [never, { id: "two" }] })
    // What trades is a part of its own, which is there from then on.
    await kit.swap.stopAsking()
    vi.useFakeTimers()
    const asked = kit.swap.quote(request)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(kit.getSnapshot().swap.asked?.status).toBe("loading")
    await vi.advanceTimersByTimeAsync(1)
    expect((await asked).provider).toBe("two")
    await kit.dispose()
  })

  it.each<readonly [string, TestSourceOptions]>([
    ["loading", { load: () => new Promise(() => {}) }],
    ["an offer", { offers: () => Effect.never }],
    ["an offer by a Promise", { offers: () => new Promise(() => {}) as never }]
  ])("does not wait for ever for %s of the only source", async (_, source) => {
    const { kit, state } = await open({ sources: [source] })
    // What trades is a part of its own, which is there from then on.
    await kit.swap.stopAsking()
    for (const ask of [
      () => kit.swap.quote(request),
      () => kit.swap.prepare(request),
      () => kit.swap.max(request)
    ]) {
      vi.useFakeTimers()
      const asked = failure(ask())
      await vi.advanceTimersByTimeAsync(14_999)
      let isDone = false
      void asked.then(() => (isDone = true))
      await vi.advanceTimersByTimeAsync(0)
      expect(isDone).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await asked).toMatchObject({ code: "SWAP_PROVIDER", provider: "exchange" })
      vi.useRealTimers()
    }
    expect(state().asked?.status).toBe("failed")
    await kit.dispose()
  })

  it("of a source that throws or answers with nothing is none", async () => {
    for (const offers of [
      () => {
        throw new Error("broken")
      },
      () => Effect.die(new Error("broken")),
      () => Effect.succeed(null),
      () => undefined
    ]) {
      const { kit } = await open({ sources: [{ offers: offers as never }] })
      expect(await failure(kit.swap.quote(request))).toMatchObject({ code: "SWAP_PROVIDER" })
      await kit.dispose()
    }
  })

  it("T25 stays with whom a token was allowed, unless another gives more by more than the slippage", async () => {
    let better = 200n
    const { kit } = await open({
      sources: [
        { id: "one", rate: (amount) => (amount * 200n) / 100n },
        { id: "two", rate: (amount) => (amount * better) / 100n }
      ]
    })
    const providerOf = async () => (await kit.swap.prepare(ofTea)).quote.provider
    better = 202n
    expect(await providerOf()).toBe("two")
    better = 200n
    const approval = await kit.swap.prepare(ofTea)
    expect([approval.step, approval.quote.provider]).toEqual(["approve", "one"])
    await kit.swap.submit(approval)
    better = 202n
    expect(await providerOf()).toBe("one")
    better = 206n
    expect(await providerOf()).toBe("two")
    better = 202n
    await kit.swap.submit(await kit.swap.prepare(ofTea))
    expect(await providerOf()).toBe("two")
    await kit.dispose()
  })

  it("is another source's where the first has none; the last one's failure where nobody has", async () => {
    const failing = { offers: () => Effect.fail(new SwapProviderError({ provider: "one" })) }
    const first = await open({ sources: [{ id: "one", ...failing }, { id: "two" }, { id: "three" }] })
    expect((await first.kit.swap.quote(request)).provider).toBe("two")
    await first.kit.dispose()
    const broken = { id: "gone", load: () => Promise.reject(new Error("gone")) }
    const second = await open({
      sources: [{ id: "none", rate: () => 0n }, broken, { id: "late", ...failing }]
    })
    expect(await failure(second.kit.swap.quote(request))).toMatchObject({ code: "SWAP_PROVIDER" })
    expect(second.state().asked).toMatchObject({ status: "failed", code: "SWAP_PROVIDER" })
    await second.kit.dispose()
  })

  it.each([0n, -5n])("T24 of %s is none", async (bought) => {
    const { kit } = await open({
      sources: [{ offers: () => Effect.succeed({ bought, build: () => Effect.never }) }]
    })
    expect(await failure(kit.swap.quote(request))).toMatchObject({ code: "SWAP_PROVIDER" })
    await kit.dispose()
  })

  it("S5.01 in part, S8.06 in part: fails on a network that nobody swaps on, and where the namespace calls no contracts", async () => {
    const { kit, state } = await open()
    await kit.switchNetwork({ networkId: "test:2" })
    const unsupported = { code: "SWAP_UNSUPPORTED", networkId: "test:2" }
    expect(await failure(kit.swap.quote(request))).toEqual(unsupported)
    expect(await failure(kit.swap.tokens())).toEqual(unsupported)
    expect(state().tokens).toEqual({ status: "failed", list: [], code: "SWAP_UNSUPPORTED" })
    await kit.dispose()
    const without = await open({ canCall: false })
    expect(await failure(without.kit.swap.quote(request))).toMatchObject({ code: "CAPABILITY_MISSING" })
    await without.kit.dispose()
  })

  it("fails where its source knows no contract on the network, before it is asked for an offer", async () => {
    const offers = vi.fn<NonNullable<TestSourceOptions["offers"]>>(() => Effect.never)
    const { kit } = await open({ sources: [{ contracts: () => undefined, offers }] })
    expect(await failure(kit.swap.quote(request))).toEqual({ code: "SWAP_UNSUPPORTED", networkId: "test:1" })
    expect(offers).not.toHaveBeenCalled()
    await kit.dispose()
  })

  it("asks for the prices of the tokens of the pair and of no others, and a request that is none fails as one", async () => {
    const asked: Array<ReadonlyArray<string>> = []
    const { kit, state } = await open({
      prices: (_, tokens) => {
        asked.push(tokens)
        return {}
      }
    })
    await kit.swap.quote(request)
    await kit.swap.quote({ sell: "test:1:t5", buy: "test:1:t6", amount: ofTea.amount })
    expect(asked.map((tokens) => tokens.toSorted())).toEqual([["test:1:t5"], ["test:1:t5", "test:1:t6"]])
    expect(await failure(kit.swap.quote(undefined as never))).toMatchObject({ code: "SWAP_REQUEST_INVALID" })
    expect(state().asked).toMatchObject({ status: "failed", code: "SWAP_REQUEST_INVALID" })
    expect(state().asked).not.toHaveProperty("quote")
    await kit.dispose()
  })

  it("is forgotten if nobody waits for it any more, and one that was asked for meanwhile is not", async () => {
    const { kit, state } = await open({ sources: [{ offers: () => Effect.never }] })
    const controllers = [new AbortController(), new AbortController()] as const
    const asking = controllers.map(({ signal }, index) =>
      kit.swap
        .quote({ ...request, amount: { value: BigInt(index + 1), decimals: 2 } }, { signal })
        .catch(({ code }: { code: string }) => code)
    )
    await vi.waitFor(() => expect(state().asked?.request.amount.value).toBe(2n))
    controllers[0].abort()
    expect(await asking[0]).toBe("CANCELLED")
    expect(state().asked).toMatchObject({ status: "loading", request: { amount: { value: 2n } } })
    controllers[1].abort()
    expect(await asking[1]).toBe("CANCELLED")
    expect(state()).not.toHaveProperty("asked")
    await kit.dispose()
  })

  it("T26 a late one does not take the place of another, nor of another account's", async () => {
    const waiting: Array<() => void> = []
    const offers: TestSourceOptions["offers"] = ({ amount }) =>
      Effect.callback((resume) => {
        waiting.push(() => resume(Effect.succeed({ bought: amount, build: () => Effect.never })))
      })
    const { kit, state } = await open({ sources: [{ offers }] })
    const early = kit.swap.quote(request)
    const late = kit.swap.quote({ ...request, amount: { value: 7n, decimals: 2 } })
    await vi.waitUntil(() => waiting.length === 2)
    waiting[1]!()
    await late
    waiting[0]!()
    await early
    expect(state().asked?.quote?.sold.value).toBe(7n)
    const left = kit.swap.quote(request)
    await vi.waitUntil(() => waiting.length === 3)
    await kit.switchNetwork({ networkId: "test:2" })
    waiting[2]!()
    await left
    expect(state().asked).toBeUndefined()
    await kit.dispose()
  })
})

describe("the list of tokens", () => {
  it("has those that the account holds first, then the coin, then the rest", async () => {
    const { kit } = await open()
    const list = await kit.swap.tokens()
    expect(list.map(({ id, balance }) => [id, balance])).toEqual([
      ["native", 1_000n],
      ["test:1:t5", 500n],
      ["test:1:t6", 0n]
    ])
    await kit.dispose()
  })
})

describe("what the list of tokens says of balances", () => {
  it("is what its source says, where it says so, and what the chain says of the others", async () => {
    const choice = (id: "native" | `test:1:${string}`, more: object = {}) => ({
      id,
      name: id,
      symbol: id.slice(-2).toUpperCase(),
      decimals: 1,
      ...more
    })
    const list = [
      choice("test:1:t5", { balance: 7n }),
      choice("test:1:t6", { balance: 0n }),
      choice("test:1:t9"),
      choice("native")
    ]
    const { kit } = await open({ sources: [{ tokens: () => Effect.succeed(list) }] })
    expect((await kit.swap.tokens()).map(({ id, balance }) => [id, balance])).toEqual([
      ["test:1:t5", 7n],
      ["native", 1_000n],
      ["test:1:t6", 0n],
      // Nobody can say it of what is no token.
      ["test:1:t9", undefined]
    ])
    await kit.dispose()
  })
})

describe("what somebody lists of an account", () => {
  it("is its balances, where the source of swaps says none; of what is not listed, the chain says it", async () => {
    const choice = (id: "native" | `test:1:${string}`, more: object = {}) => ({
      id,
      name: id,
      symbol: id.slice(-2).toUpperCase(),
      decimals: 1,
      ...more
    })
    const holding = (token: `test:1:${string}`, value: bigint) => ({
      token,
      name: token,
      amount: { value, decimals: 1, symbol: "TEA" }
    })
    const { kit } = await open({
      listed: [holding("test:1:t5", 9n), holding("test:1:t6", 3n)],
      sources: [
        {
          tokens: () =>
            Effect.succeed([choice("test:1:t5", { balance: 7n }), choice("test:1:t6"), choice("native")])
        }
      ]
    })
    expect((await kit.swap.tokens()).map(({ id, balance }) => [id, balance])).toEqual([
      ["test:1:t5", 7n],
      ["test:1:t6", 3n],
      ["native", 1_000n]
    ])
    await kit.dispose()
  })
})

describe("a list of tokens that never comes", () => {
  it("is given up after 15 seconds", async () => {
    const tokens = vi.fn(() => Effect.never)
    const { kit, state } = await open({ sources: [{ tokens }] })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const asked = failure(kit.swap.tokens())
    while (tokens.mock.calls.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await asked).toMatchObject({ code: "SWAP_PROVIDER" })
    expect(state().tokens.status).toBe("failed")
    await kit.dispose()
  })
})

describe("what the app suggests", () => {
  it("S9.03 in part: is of the list, in the app's order and the list's writing, each once", async () => {
    const { kit, state } = await open(
      {},
      { suggested: ["test:1:T6", "test:2:t5", "test:1:t9", "native", "test:1:t6"] }
    )
    await kit.swap.tokens()
    expect(state().tokens.suggested).toEqual(["test:1:t6", "native"])
    await kit.dispose()
  })

  it("S9.03 in part: is what has a well-known symbol where the app says nothing, and nothing where it says so", async () => {
    const token = (id: string, symbol: string) => ({
      id: `test:1:${id}` as const,
      name: "",
      symbol,
      decimals: 0
    })
    const tokens: TestSourceOptions["tokens"] = () =>
      Effect.succeed([token("t7", "DAI"), token("t8", "PEPE"), token("t9", "LINK"), token("t4", "DAI")])
    const of = async (options?: SwapOptions) => {
      const { kit, state } = await open({ sources: [{ tokens }] }, options)
      await kit.swap.tokens()
      const { suggested } = state().tokens
      await kit.dispose()
      return suggested
    }
    // Of two that have one symbol, one may only call itself that.
    expect(await of()).toEqual(["test:1:t9"])
    expect(await of({ suggested: [] })).toBeUndefined()
  })

  it("is nothing where nothing of it can be swapped", async () => {
    const { kit, state } = await open({}, { suggested: ["test:2:t5"] })
    await kit.swap.tokens()
    expect(state().tokens).not.toHaveProperty("suggested")
    await kit.dispose()
  })
})

describe("a late list of tokens", () => {
  it("T26 is not taken for another network's", async () => {
    let answer = () => {}
    const tokens: TestSourceOptions["tokens"] = () =>
      Effect.callback((resume) => {
        answer = () => resume(Effect.succeed([{ id: "native", name: "Coin", symbol: "COIN", decimals: 2 }]))
      })
    const { kit, state } = await open({ sources: [{ tokens }] })
    const late = kit.swap.tokens()
    await vi.waitUntil(() => state().tokens.status === "loading")
    await kit.switchNetwork({ networkId: "test:2" })
    answer()
    await late
    expect(state().tokens).toEqual({ status: "idle", list: [] })
    await kit.dispose()
  })
})

describe("a review", () => {
  it("T25 approves exactly what is sold first, then swaps", async () => {
    const { kit, state } = await open({ allowed: 49n })
    const first = await kit.swap.prepare(ofTea)
    expect(first).toMatchObject({
      step: "approve",
      facts: { amount: 50n, spender: "e1", token: "test:1:t5" }
    })
    expect(state().review).toBe(first)
    const sent = () => kit.getSnapshot().transactions.list
    expect(sent()).toEqual([])
    await kit.swap.submit(first)
    const approved = {
      status: "pending",
      networkId: "test:1",
      account: "a1",
      description: { kind: "approve", spender: "e1", sends: [{ token: "test:1:t5", value: 50n }] }
    }
    expect(sent()).toMatchObject([approved])
    await kit.swap.follow()
    expect(sent()).toMatchObject([{ ...approved, status: "confirmed" }])
    expect(state().progress?.status).toBe("success")
    const second = await kit.swap.prepare(ofTea)
    expect(second).toMatchObject({ step: "swap", facts: { kind: "swap", minimum: 99n } })
    await kit.swap.submit(second)
    expect(sent()[0]).toMatchObject({
      description: { kind: "swap", sends: [{ token: "test:1:t5", value: 50n }], receives: [{ value: 99n }] }
    })
    // What was sent was sent, whatever account or network is looked at next.
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state().form.amount).toBe("")
    expect(sent()).toMatchObject([{ description: { kind: "swap" } }, { description: { kind: "approve" } }])
    await kit.dispose()
  })

  it("T25 approves without a limit only where that is asked for by a plain yes, and swaps exactly what is sold all the same", async () => {
    for (const wish of [undefined, false, "true", 1]) {
      const { kit } = await open()
      const review = await kit.swap.prepare({ ...ofTea, unlimited: wish as boolean })
      expect(review).toMatchObject({ step: "approve", unlimited: false, facts: { amount: 50n } })
      await kit.dispose()
    }
    const { kit } = await open()
    const review = await kit.swap.prepare({ ...ofTea, unlimited: true })
    expect(review).toMatchObject({
      step: "approve",
      unlimited: true,
      facts: { amount: 999_999n, spender: "e1" }
    })
    await kit.swap.submit(review)
    await kit.swap.follow()
    const next = await kit.swap.prepare({ ...ofTea, unlimited: true })
    expect(next).toMatchObject({ step: "swap", facts: { amount: 50n } })
    expect(next).not.toHaveProperty("unlimited")
    await kit.dispose()
  })

  it("T25 needs no approval of what is allowed already, nor of the coin", async () => {
    const { kit } = await open({ allowed: 50n })
    expect((await kit.swap.prepare(ofTea)).step).toBe("swap")
    expect((await kit.swap.prepare(request)).step).toBe("swap")
    await kit.dispose()
  })

  it("T25 of less than is sold is not enough, of more it is; where nobody can read what is allowed, nothing is asked for", async () => {
    for (const [allowed, step] of [
      [49n, "approve"],
      [50n, "swap"],
      [51n, "swap"]
    ] as const) {
      const { kit } = await open({ allowed })
      const { step: first } = await kit.swap.prepare(ofTea)
      expect([allowed, first]).toEqual([allowed, step])
      await kit.dispose()
    }
    const { kit, state } = await open({ allowanceFails: new TransferFailedError() })
    expect(await failure(kit.swap.prepare(ofTea))).toMatchObject({ code: "TRANSFER_FAILED" })
    expect([state().review, state().progress]).toEqual([undefined, undefined])
    await kit.dispose()
  })

  it("T25 an approval of before is taken back for a token that takes no other; one that takes none is refused", async () => {
    const stubborn = await open({ approvals: "stubborn", allowed: 3n })
    for (const unlimited of [false, true]) {
      const review = await stubborn.kit.swap.prepare({ ...ofTea, unlimited })
      expect(review).toMatchObject({ step: "reset", facts: { amount: 0n } })
      expect(review).not.toHaveProperty("unlimited")
    }
    await stubborn.kit.dispose()
    const refused = await open({ approvals: "refused" })
    expect(await failure(refused.kit.swap.prepare(ofTea))).toMatchObject({ code: "TRANSFER_REFUSED" })
    await refused.kit.dispose()
  })

  it.each([
    ["network", (built) => ({ ...built, networkId: "test:2" })],
    ["sender", (built) => ({ ...built, sender: "b2" })],
    ["contract", (built) => ({ ...built, call: { ...built.call, to: "e2" } })],
    ["value", (built) => ({ ...built, call: { ...built.call, value: built.call.value + 1n } })],
    ["data", (built) => ({ ...built, call: { ...built.call, data: "what?" } })],
    [
      "receiver",
      (built) => ({ ...built, call: { ...built.call, data: built.call.data.replace('"a1"', '"b2"') } })
    ],
    [
      "minimum",
      (built) => ({ ...built, call: { ...built.call, data: built.call.data.replace('"198n"', '"197n"') } })
    ]
  ] satisfies ReadonlyArray<readonly [string, NonNullable<TestSourceOptions["lie"]>]>)(
    "T20, T24 a source that lies about the %s makes none",
    async (what, lie) => {
      const send = vi.fn(() => Effect.succeed({ hash: "h1" }))
      const { kit, state } = await open({ send, sources: [{ lie }] })
      expect(await failure(kit.swap.prepare(request))).toEqual({
        code: "SWAP_MISMATCH",
        provider: "exchange",
        what
      })
      expect(state().review).toBeUndefined()
      await kit.dispose()
    }
  )

  it("T20, T24 a source that quotes anew to build shows that price, with the least of its call; less than was shown is none", async () => {
    const least =
      (minimum: string, bought: unknown): NonNullable<TestSourceOptions["lie"]> =>
      (built) => ({
        ...built,
        call: { ...built.call, data: built.call.data.replace('"198n"', `"${minimum}n"`) },
        bought: bought as bigint
      })
    const prepared = async (lie: NonNullable<TestSourceOptions["lie"]>) => {
      const { kit } = await open({ sources: [{ lie }] })
      const review = await kit.swap.prepare(request).catch(({ code }: { readonly code: string }) => code)
      await kit.dispose()
      return typeof review === "string" ? review : [review.quote.bought.value, review.quote.minimum.value]
    }
    expect(await prepared(least("197", 199n))).toEqual([199n, 197n])
    // Its call has what was shown: it may say what it likes.
    for (const bought of [1n, 10n ** 30n]) expect(await prepared(least("198", bought))).toEqual([200n, 198n])
    expect(await prepared(least("196", 199n))).toBe("SWAP_MISMATCH")
    expect(await prepared(least("195", 197n))).toBe("SWAP_PRICE_MOVED")
    for (const bought of [undefined, 199, "199", null])
      expect(await prepared(least("197", bought))).toBe("SWAP_MISMATCH")
  })

  const facts =
    (change: object): NonNullable<TestSourceOptions["lie"]> =>
    (built) => ({
      ...built,
      call: { ...built.call, data: JSON.stringify({ ...JSON.parse(built.call.data), ...change }) }
    })
  it.each([
    ["network", (built) => ({ ...built, networkId: "test:2" })],
    ["sender", (built) => ({ ...built, sender: "b2" })],
    ["contract", (built) => ({ ...built, call: { ...built.call, to: "e2" } })],
    ["value", (built) => ({ ...built, call: { ...built.call, value: 1n } })],
    ["data", (built) => ({ ...built, call: { ...built.call, data: "what?" } })],
    ["data", facts({ kind: "approval", token: "test:1:t5", spender: "e1" })],
    ["data", () => undefined as never],
    ["data", (built) => ({ ...built, call: { ...built.call, to: 1 as never } })],
    ["token", facts({ sold: "test:1:t6" })],
    ["token", facts({ bought: "test:1:t6" })],
    ["amount", facts({ amount: "51n" })],
    ["minimum", facts({ minimum: "98n" })],
    ["receiver", facts({ receiver: "b2" })],
    ["deadline", facts({ deadline: "9000n" })]
  ] satisfies ReadonlyArray<readonly [string, NonNullable<TestSourceOptions["lie"]>]>)(
    "T20, T24, T25 a source that lies about the %s gets no approval either",
    async (what, lie) => {
      for (const chain of [{}, { allowed: 3n, approvals: "stubborn" }] as const) {
        const send = vi.fn(() => Effect.succeed({ hash: "h1" }))
        const { kit, state } = await open({ ...chain, send, sources: [{ lie }] })
        expect(await failure(kit.swap.prepare(ofTea))).toEqual({
          code: "SWAP_MISMATCH",
          provider: "exchange",
          what
        })
        expect(state().review).toBeUndefined()
        expect(send).not.toHaveBeenCalled()
        await kit.dispose()
      }
    }
  )

  it("T25 a source that fails to build, throws or answers nothing gets no approval either", async () => {
    const never = Effect.never
    const builds = {
      SWAP_PROVIDER: [
        () => Effect.fail(new SwapProviderError({ provider: "exchange" })),
        () => Effect.die(new Error("broken")),
        () => {
          throw new Error("broken")
        },
        () => Promise.reject(new Error("broken")) as never,
        () => never
      ],
      SWAP_MISMATCH: [() => Promise.resolve({}) as never]
    } satisfies Record<string, ReadonlyArray<SwapOffer["build"]>>
    for (const [code, all] of Object.entries(builds))
      for (const build of all) {
        const { kit, state } = await open({
          sources: [{ offers: () => Effect.succeed({ bought: 100n, build }) }]
        })
        // What trades is a part of its own, which is there from then on.
        await kit.swap.stopAsking()
        vi.useFakeTimers()
        const asked = failure(kit.swap.prepare(ofTea))
        await vi.advanceTimersByTimeAsync(15_000)
        expect(await asked).toMatchObject({ code })
        expect(state().review).toBeUndefined()
        vi.useRealTimers()
        await kit.dispose()
      }
  })

  it("T24 what cannot be read is told, and only for a source that says so", async () => {
    const lie: TestSourceOptions["lie"] = (built) => ({ ...built, call: { ...built.call, data: "what?" } })
    const { kit } = await open({ sources: [{ lie, isOpaque: true }] })
    const review = await kit.swap.prepare(request)
    expect(review.step).toBe("swap")
    expect(review).not.toHaveProperty("facts")
    await kit.dispose()
  })

  const unread: TestSourceOptions["lie"] = (built) => ({
    ...built,
    isTried: true,
    call: { ...built.call, data: "what?" }
  })
  it.each<readonly [string, TestChainOptions["tries"], string | undefined]>([
    ["gets what was shown", ({ token }) => (token === undefined ? -100n : 200n), undefined],
    ["gets the least that was shown", ({ token }) => (token === undefined ? -100n : 198n), undefined],
    ["gets less than that", ({ token }) => (token === undefined ? -100n : 197n), "minimum"],
    ["gets nothing", ({ token }) => (token === undefined ? -100n : 0n), "minimum"],
    ["gives more than is sold", ({ token }) => (token === undefined ? -101n : 200n), "amount"],
    ["could not swap", () => "refused", "data"],
    ["gets what nobody says", ({ token }) => (token === undefined ? -100n : "untold"), "data"],
    ["gives what nobody says", ({ token }) => (token === undefined ? "untold" : 200n), "data"],
    ["is not tried by anybody", undefined, "data"]
  ])("T24 a call that cannot be read, of which a trial says that the account %s", async (_, tries, what) => {
    const { kit, state } = await open({
      sources: [{ lie: unread }],
      ...(tries === undefined ? {} : { tries })
    })
    const asked = kit.swap.prepare(request)
    if (what === undefined) {
      const review = await asked
      expect(review).not.toHaveProperty("facts")
      expect(review.trial?.status).toBe("done")
    } else {
      expect(await failure(asked)).toMatchObject({ code: "SWAP_MISMATCH", what })
      expect(state().review).toBeUndefined()
    }
    await kit.dispose()
  })

  it("T24 a call that cannot be read is tried before anything is approved for it, and before both go together", async () => {
    for (const chain of [
      {},
      { batch: (batch: PreparedBatch) => batch }
    ] satisfies ReadonlyArray<TestChainOptions>) {
      const lies = { sources: [{ lie: unread }], tries: () => 0n, ...chain }
      const { kit } = await open(lies)
      expect(await failure(kit.swap.prepare(ofTea))).toMatchObject({ code: "SWAP_MISMATCH", what: "minimum" })
      await kit.dispose()
    }
  })

  it("T25 nothing is approved for a swap that the chain would refuse afterwards", async () => {
    const { kit, state } = await open({ tries: () => "refused" })
    expect(await failure(kit.swap.prepare(ofTea))).toEqual({ code: "TRANSFER_REFUSED" })
    expect(state().review).toBeUndefined()
    await kit.dispose()
  })

  it("T20 what arrives of a taxed token is in the review, and more than the app allows is refused", async () => {
    // 200 are bought for 100.
    const prepare = async (arrives: bigint, maxTransferTax?: number) => {
      const { kit } = await open(
        { tries: () => arrives },
        maxTransferTax === undefined ? undefined : { maxTransferTax }
      )
      const answer = await kit.swap.prepare(request).then(
        ({ trial }) => trial,
        ({ code, details }: { code: string; details: object }) => ({ code, ...details })
      )
      await kit.dispose()
      return answer
    }
    const done = (value: bigint, missing: number) => ({
      status: "done",
      arrives: { value, decimals: 1, symbol: "TEA" },
      missing,
      canSellBack: true
    })
    expect(await prepare(200n, 0)).toStrictEqual(done(200n, 0))
    // So little may be the price that moved.
    expect(await prepare(199n, 0)).toStrictEqual(done(199n, 0))
    expect(await prepare(198n)).toStrictEqual(done(198n, 1))
    expect(await prepare(198n, 1)).toStrictEqual(done(198n, 1))
    expect(await prepare(198n, 0.9)).toEqual({ code: "TRANSFER_TAX", symbol: "TEA", percent: 1, most: 0.9 })
  })

  it("T20 whether what is bought can be sold again is in the review, where that can be tried", async () => {
    const canSellBack = async (
      chain: TestChainOptions,
      source: TestSourceOptions = {},
      of: object = request
    ) => {
      const { kit } = await open({
        tries: ({ token }) => (token === undefined ? 100n : 200n),
        ...chain,
        sources: [source]
      })
      const { trial } = await kit.swap.prepare(of as typeof request)
      await kit.dispose()
      return trial
    }
    expect(await canSellBack({})).toMatchObject({ canSellBack: true })
    expect(await canSellBack({ triesBack: "refused" })).toMatchObject({ canSellBack: false })
    for (const given of [
      [{ triesBack: "untried" }],
      [{}, { isOpaque: true }],
      [{}, {}, ofTea],
      [{ tries: () => 0n }],
      // What it takes back was not built.
      [{}, { rate: (amount: bigint) => (amount === 100n ? 200n : 0n) }]
    ] as ReadonlyArray<Parameters<typeof canSellBack>>) {
      const trial = await canSellBack(...given)
      expect(trial?.status).toBe("done")
      expect(trial).not.toHaveProperty("canSellBack")
    }
  })

  it("T21 more than the account has is refused", async () => {
    const { kit } = await open()
    const amount = (value: bigint) => ({ ...request, amount: { value, decimals: 2 } })
    expect((await kit.swap.prepare(amount(1_000n))).quote.sold.value).toBe(1_000n)
    expect(await failure(kit.swap.prepare(amount(1_001n)))).toMatchObject({
      code: "TRANSFER_BALANCE",
      of: "amount"
    })
    expect(await kit.swap.max({ sell: "native", buy: "test:1:t5" })).toMatchObject({ value: 990n })
    await kit.dispose()
  })
})

describe("what is tracked of a swap", () => {
  it("is each step that was asked for and how it ended; of the swap, how much arrived", async () => {
    const toldOf = async (outcomes: ReadonlyArray<TransferOutcome>) => {
      const left = [...outcomes]
      const { kit } = await open({ follow: () => Effect.succeed(left.shift()!) })
      const told: Array<unknown> = []
      kit.onEvent(({ event, properties }) => {
        if (event.includes("SWAP")) told.push([event, properties])
      })
      for (const _ of outcomes) {
        await kit.swap.submit(await kit.swap.prepare(ofTea))
        await kit.swap.follow()
      }
      await kit.dispose()
      return told
    }
    const network = "test:1"
    expect(
      await toldOf([
        { status: "success" },
        { status: "success", moved: [{ amount: "99", from: "e1", to: "a1" }] },
        { status: "failed" }
      ])
    ).toEqual([
      ["INITIATE_SWAP", { network, step: "approve" }],
      ["SWAP_APPROVAL_SUCCESS", { network }],
      ["INITIATE_SWAP", { network, step: "swap" }],
      ["SWAP_SUCCESS", { network, arrived: "99" }],
      ["INITIATE_SWAP", { network, step: "swap" }],
      ["SWAP_ERROR", { network }]
    ])
    expect(await toldOf([{ status: "failed" }])).toEqual([
      ["INITIATE_SWAP", { network, step: "approve" }],
      ["SWAP_APPROVAL_ERROR", { network }]
    ])
  })
})

describe("a submitted swap", () => {
  it("T24 is refused where the price got worse by more than the slippage since it was shown, and not by as much", async () => {
    let price = 200n
    const send = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit, state } = await open({ send, sources: [{ rate: () => price }] })
    const review = await kit.swap.prepare(request)
    price = 197n
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "SWAP_PRICE_MOVED" })
    expect(state().progress).toMatchObject({ status: "unsent", code: "SWAP_PRICE_MOVED" })
    expect(send).not.toHaveBeenCalled()
    price = 198n
    await kit.swap.submit(review)
    expect(send).toHaveBeenCalledTimes(1)
    await kit.dispose()
  })

  it("T24 is refused where its price is older than half a minute", async () => {
    const send = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit, state } = await open({ send })
    vi.useFakeTimers({ toFake: ["Date"] })
    const review = await kit.swap.prepare(request)
    vi.setSystemTime(Date.now() + 30_001)
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "SWAP_QUOTE_EXPIRED" })
    expect(state().progress?.status).toBe("unsent")
    expect(send).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() - 1)
    await kit.swap.submit(review)
    expect(send).toHaveBeenCalledTimes(1)
    await kit.dispose()
  })

  it("T24 is refused where the price got too old while it was asked for again", async () => {
    const send = vi.fn(() => Effect.succeed({ hash: "h1" }))
    let isSlow = false
    const rate = (amount: bigint) => {
      if (isSlow) vi.setSystemTime(Date.now() + 30_001)
      return amount * 2n
    }
    const { kit } = await open({ send, sources: [{ rate }] })
    vi.useFakeTimers({ toFake: ["Date"] })
    const review = await kit.swap.prepare(request)
    isSlow = true
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "SWAP_QUOTE_EXPIRED" })
    expect(send).not.toHaveBeenCalled()
    await kit.dispose()
  })

  it("T20 is one that was prepared, as it was", async () => {
    const { kit } = await open()
    const review = await kit.swap.prepare(request)
    expect(Object.isFrozen(review)).toBe(true)
    expect(await failure(kit.swap.submit({ ...review }))).toMatchObject({ code: "TRANSFER_CHANGED" })
    await kit.dispose()
  })

  it("T28 is sent once; one that was declined may be sent again", async () => {
    const answers = [Effect.fail(new TransferRejectedError()), Effect.succeed({ hash: "h1" })]
    const send = vi.fn(() => answers.shift()!)
    const { kit, state } = await open({ send: send as never })
    const review = await kit.swap.prepare(request)
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "TRANSFER_REJECTED" })
    expect(state().progress).toMatchObject({ status: "unsent", code: "TRANSFER_REJECTED" })
    await kit.swap.edit({ amount: "1", slippage: 3 })
    await kit.swap.submit(review)
    expect(state()).toMatchObject({
      progress: { status: "sent", hash: "h1" },
      form: { sell: "native", amount: "", slippage: 3 }
    })
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "SWAP_SUBMITTED" })
    expect(send).toHaveBeenCalledTimes(2)
    await kit.dispose()
  })

  it.each(["swap", "approval", "both at once"] as const)(
    "T28 a wallet that takes its time is asked once for a step: %s",
    async (step) => {
      const one = whenTold(Effect.succeed({ hash: "h1" }))
      const batch = whenTold(Effect.succeed({ id: "b1" }))
      const { asked, tell } = step === "both at once" ? batch : one
      const { kit, state } = await open({
        send: one.asked,
        sendBatch: batch.asked,
        ...(step === "both at once" ? { batch: (made: PreparedBatch) => made } : {})
      })
      const wanted = step === "swap" ? request : ofTea
      const [review, other] = [await kit.swap.prepare(wanted), await kit.swap.prepare(wanted)]
      const first = kit.swap.submit(review)
      await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
      for (const again of [review, other, review])
        expect(await failure(kit.swap.submit(again))).toMatchObject({ code: "SWAP_SUBMITTED" })
      expect(state().progress).toMatchObject({ status: "asking", review })
      tell()
      await first
      expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "SWAP_SUBMITTED" })
      expect([one.asked, batch.asked].flatMap(({ mock }) => mock.calls)).toHaveLength(1)
      await kit.dispose()
    }
  )

  it("T28 no second one is asked for while the wallet is", async () => {
    const { kit } = await open({ send: () => Effect.never })
    const [one, other] = [await kit.swap.prepare(request), await kit.swap.prepare(request)]
    const asking = failure(kit.swap.submit(one))
    await vi.waitUntil(() => kit.getSnapshot().swap.progress?.status === "asking")
    expect(await failure(kit.swap.submit(other))).toMatchObject({ code: "SWAP_SUBMITTED" })
    await kit.swap.stopAsking()
    expect(await asking).toMatchObject({ code: "TRANSFER_UNCERTAIN" })
    expect(kit.getSnapshot().swap.progress?.status).toBe("unknown")
    expect(await failure(kit.swap.submit(one))).toMatchObject({ code: "SWAP_SUBMITTED" })
    await kit.dispose()
  })

  it.each([
    ["unsent", new TransferFailedError()],
    ["unknown", new TransferUncertainError()]
  ])("T28 is %s after what the wallet said", async (status, error) => {
    const { kit, state } = await open({ send: () => Effect.fail(error) as never })
    const review = await kit.swap.prepare(request)
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: error.code })
    expect(state().progress).toMatchObject({ status, code: error.code })
    await kit.dispose()
  })

  it("T28 an outcome that nobody can tell is unknown, and can be asked for again", async () => {
    const outcomes = [{ status: "unknown" }, { status: "failed", reason: "K" }] as const
    let asked = 0
    const { kit, state } = await open({ follow: () => Effect.succeed(outcomes[asked++]!) })
    expect(await failure(kit.swap.follow())).toMatchObject({ code: "SWAP_MISSING" })
    await kit.swap.submit(await kit.swap.prepare(request))
    for (const outcome of outcomes) {
      expect(await kit.swap.follow()).toEqual(outcome)
      expect(state().progress).toMatchObject({ ...outcome, hash: "h1" })
    }
    await kit.dispose()
  })

  it("T22 is unsent where the wallet uses another account by then", async () => {
    const send = vi.fn(() => Effect.succeed({ hash: "h1" }))
    let address = "a1"
    const { kit, state } = await open({ send, address: () => address })
    const review: SwapReview = await kit.swap.prepare(request)
    await kit.disconnect()
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "NOT_CONNECTED" })
    address = "b2"
    const other: SwapReview = await open({}).then(({ kit }) => kit.swap.prepare(request))
    expect(await failure(kit.swap.submit(other))).toMatchObject({ code: "TRANSFER_CHANGED" })
    const { kit: later, ...rest } = await open({ send, address: () => address })
    const before = await later.swap.prepare(request)
    address = "a1"
    await later.disconnect()
    await later.connect({ connectorId: "wallet" })
    expect(await failure(later.swap.submit(before))).toMatchObject({
      code: "TRANSFER_CHANGED",
      what: "account"
    })
    expect(rest.state().progress?.status).toBe("unsent")
    expect(state().progress?.status).toBe("unknown")
    await later.dispose()
    expect(send).not.toHaveBeenCalled()
    await kit.dispose()
  })

  it("S4.08 in part: the form, the review and the quote are others for another network", async () => {
    const { kit, state } = await open()
    await kit.swap.edit({ amount: "1", buy: "test:1:t5", slippage: 3 })
    await kit.swap.quote(request)
    await kit.swap.prepare(request)
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state()).toEqual({
      form: { sell: "native", amount: "", slippage: 1 },
      tokens: { status: "idle", list: [] }
    })
    await kit.dispose()
  })
})

describe("an approval and a swap as one", () => {
  const changed =
    (index: number, change: (entry: PreparedBatch["calls"][number]) => object) =>
    (batch: PreparedBatch): PreparedBatch => ({
      ...batch,
      calls: batch.calls.map((entry, at) => (at === index ? { ...entry, ...change(entry) } : entry))
    })
  const withFacts = (index: number, facts: object) =>
    changed(index, (entry) => ({ facts: { ...entry.facts, ...facts } }))

  it("T28 is sent once; its hash is there when the wallet has told it", async () => {
    const { kit, state } = await open({ batch: (batch) => batch })
    const review = await kit.swap.prepare(ofTea)
    expect(review).toMatchObject({ step: "swap", approval: { kind: "approval", spender: "e1", amount: 50n } })
    expect(await kit.swap.submit(review)).toEqual({})
    expect(state().progress).toMatchObject({ status: "sent" })
    expect(state().progress).not.toHaveProperty("hash")
    expect(await kit.swap.follow()).toEqual({ status: "success" })
    expect(state().progress).toMatchObject({ status: "success", hash: "h9" })
    expect(await failure(kit.swap.submit(review))).toMatchObject({ code: "SWAP_SUBMITTED" })
    await kit.dispose()
  })

  it.each<readonly [string, (batch: PreparedBatch) => PreparedBatch]>([
    ["network", (batch) => ({ ...batch, networkId: "test:2" })],
    ["sender", (batch) => ({ ...batch, sender: "a9" })],
    ["data", (batch) => ({ ...batch, calls: batch.calls.slice(0, 1) })],
    ["data", (batch) => ({ ...batch, calls: [...batch.calls, batch.calls[0]!] })],
    ["data", (batch) => ({ ...batch, calls: batch.calls.toReversed() })],
    ["data", changed(0, () => ({ facts: undefined }))],
    ["value", changed(0, ({ call }) => ({ call: { ...call, value: 1n } }))],
    ["token", withFacts(0, { token: "test:1:t6" })],
    ["contract", withFacts(0, { spender: "e2" })],
    ["amount", withFacts(0, { amount: 51n })],
    ["amount", withFacts(0, { amount: 49n })],
    ["data", changed(1, () => ({ facts: undefined }))],
    ["contract", changed(1, ({ call }) => ({ call: { ...call, to: "e2" } }))],
    ["value", changed(1, ({ call }) => ({ call: { ...call, value: 1n } }))],
    ["token", withFacts(1, { bought: "test:1:t6" })],
    ["amount", withFacts(1, { amount: 51n })],
    ["minimum", withFacts(1, { minimum: 1n })],
    ["receiver", withFacts(1, { receiver: "a9" })],
    ["deadline", withFacts(1, { deadline: 10_000n })]
  ])("T20 with another %s is not asked for", async (what, batch) => {
    const { kit, state } = await open({ batch })
    expect(await failure(kit.swap.prepare(ofTea))).toMatchObject({ code: "SWAP_MISMATCH", what })
    expect(state().review).toBeUndefined()
    await kit.dispose()
  })

  it("T25 without a limit where that is asked for, and not where it turns out to be another", async () => {
    const { kit } = await open({ batch: (batch) => batch })
    for (const [unlimited, amount] of [
      [true, 999_999n],
      [false, 50n]
    ] as const)
      expect(await kit.swap.prepare({ ...ofTea, unlimited })).toMatchObject({
        step: "swap",
        unlimited,
        approval: { amount },
        facts: { amount: 50n }
      })
    await kit.dispose()
    for (const [unlimited, amount] of [
      [true, 50n],
      [false, 999_999n]
    ] as const) {
      const { kit } = await open({ batch: withFacts(0, { amount }) })
      expect(await failure(kit.swap.prepare({ ...ofTea, unlimited }))).toMatchObject({
        code: "SWAP_MISMATCH",
        what: "amount"
      })
      await kit.dispose()
    }
  })

  it("T20 is not asked for where the source built something else", async () => {
    const { kit } = await open({
      batch: (batch) => batch,
      sources: [{ lie: (built) => ({ ...built, call: { ...built.call, to: "e2" } }) }]
    })
    expect(await failure(kit.swap.prepare(ofTea))).toMatchObject({ code: "SWAP_MISMATCH", what: "contract" })
    await kit.dispose()
  })
})

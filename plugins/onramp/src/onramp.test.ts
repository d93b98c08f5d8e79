import { createKit, memoryStorage, type OnrampProgress } from "@latchkey/core"
import { OnrampProviderError, type OnrampPurchase } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  dollars,
  network,
  sellerPage,
  testChain,
  testLists,
  testSeller,
  testWindows,
  type TestChainOptions,
  type TestSellerOptions
} from "../support/testMarket.ts"
import { onramp, type OnrampSettings } from "./index.ts"

interface Setting extends TestChainOptions {
  readonly sellers?: ReadonlyArray<TestSellerOptions>
  readonly settings?: OnrampSettings
  readonly features?: { readonly onramp: false | ReadonlyArray<string> }
  readonly isBlocked?: boolean
}

const request = { provider: "seller", purchase: "coin", networkId: "test:1", pay: dollars(100_00n) } as const

const open = async ({
  sellers = [{}],
  settings = { restrictedTimeZones: [] },
  features,
  isBlocked,
  ...chain
}: Setting = {}) => {
  const windows = testWindows(isBlocked)
  vi.stubGlobal("open", windows.open)
  const made = testChain(chain)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [made.plugin, onramp(settings), ...sellers.map(testSeller)],
    storage: memoryStorage(),
    ...(features === undefined ? {} : { features })
  })
  await kit.connect({ connectorId: "wallet" })
  return { kit, windows: windows.opened, tell: made.tell, state: () => kit.getSnapshot().onramp }
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, details }: { readonly code: string; readonly details: object }) => ({ code, ...details })
  )
const failing = () => Effect.fail(new OnrampProviderError({ provider: "seller" }))
const silent = () => Effect.never

beforeEach(() => void vi.stubGlobal("open", () => null))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("what can be bought", () => {
  it("S3.12 in part: is what the provider sells on the network, and what it is paid in", async () => {
    const { kit, state } = await open()
    const { networkId, providers } = await kit.onramp.options()
    expect(networkId).toBe("test:1")
    expect(providers).toMatchObject([
      { id: "seller", title: "The seller", fee: "1-2", isDefault: false, hasQuotes: true, tellsStatus: false }
    ])
    expect(providers[0]?.purchase.map(({ symbol }) => symbol)).toEqual(["COIN", "TEA"])
    expect(state().choices).toEqual({ status: "ready", value: { networkId, providers } })
    await kit.dispose()
  })

  it.each([
    ["fails", failing],
    [
      "throws",
      (): never => {
        throw new Error("no")
      }
    ],
    ["gives nothing that can be read", () => Effect.succeed({ payment: [], purchase: [] })]
  ])(
    "S8.04 in part: a provider that %s has the lists that ship, and is left out where these know nothing of the network",
    async (_, options) => {
      const { kit } = await open({ sellers: [{ options }, { id: "other" }] })
      const { providers } = await kit.onramp.options()
      expect(providers.map(({ id }) => id)).toEqual(["other"])
      await kit.dispose()
    }
  )

  it("fails where nothing is sold on the network, and is asked for anew after a failure", async () => {
    const { kit, state } = await open({ sellers: [{ networks: ["test:1"] }] })
    await kit.switchNetwork({ networkId: "test:2" })
    const unsupported = { code: "ONRAMP_UNSUPPORTED", networkId: "test:2" }
    expect(await failure(kit.onramp.options())).toEqual(unsupported)
    expect(state().choices).toEqual({ status: "failed", code: "ONRAMP_UNSUPPORTED" })
    await kit.switchNetwork({ networkId: "test:1" })
    expect(state().choices).toEqual({ status: "idle" })
    await kit.onramp.options()
    await kit.dispose()
  })

  it("is asked for again where one provider did not answer, and once where all did", async () => {
    let asked = 0
    let isDown = true
    const options: NonNullable<TestSellerOptions["options"]> = () => {
      asked++
      return isDown ? failing() : Effect.succeed(testLists)
    }
    const { kit } = await open({ sellers: [{ id: "one", options }, { id: "two" }] })
    const ids = async () => (await kit.onramp.options()).providers.map(({ id }) => id)
    expect([await ids(), asked]).toEqual([["two"], 1])
    isDown = false
    expect([await ids(), asked]).toEqual([["one", "two"], 2])
    expect([await ids(), asked]).toEqual([["one", "two"], 2])
    await kit.dispose()
  })

  it("stays as it was read while it is asked for again, and is as before if nobody waits for it any more", async () => {
    let answer: NonNullable<TestSellerOptions["options"]> = silent
    const one = { id: "one", options: () => answer({} as never) }
    const { kit, state } = await open({ sellers: [one, { id: "two" }] })
    const giveUp = async (before: object) => {
      const controller = new AbortController()
      const asking = kit.onramp.options({ signal: controller.signal }).catch(() => "aborted")
      await vi.waitFor(() => expect(state().choices).toEqual({ ...before, status: "loading" }))
      controller.abort()
      expect(await asking).toBe("aborted")
    }
    await giveUp({})
    expect(state().choices).toEqual({ status: "idle" })
    // Without the first the next call asks again.
    answer = failing
    const value = await kit.onramp.options()
    answer = silent
    await giveUp({ value })
    expect(state().choices).toEqual({ status: "ready", value })
    await kit.dispose()
  })

  it("is not shown on another network, if the answer comes once that one is in use", async () => {
    const late = Promise.withResolvers<typeof testLists>()
    const options = vi.fn(() => Effect.promise(() => late.promise))
    const { kit, state } = await open({ sellers: [{ options, networks: ["test:1", "test:2"] }] })
    const asking = kit.onramp.options()
    await vi.waitFor(() => expect(options).toHaveBeenCalledOnce())
    await kit.switchNetwork({ networkId: "test:2" })
    late.resolve(testLists)
    expect((await asking).networkId).toBe("test:1")
    expect(state().choices).toEqual({ status: "idle" })
    await kit.dispose()
  })

  it("is that of the providers that the features allow", async () => {
    const sellers = [{ id: "one" }, { id: "two" }]
    const some = await open({ sellers, features: { onramp: ["two"] } })
    expect((await some.kit.onramp.options()).providers.map(({ id }) => id)).toEqual(["two"])
    await some.kit.dispose()
    const none = await open({ sellers, features: { onramp: false } })
    expect(await failure(none.kit.onramp.options())).toMatchObject({ code: "ONRAMP_UNSUPPORTED" })
    await none.kit.dispose()
  })

  it("is one provider's once, of the first source", async () => {
    const { kit } = await open({
      sellers: [
        { id: "one", provider: "x" },
        { id: "two", provider: "x" }
      ]
    })
    expect((await kit.onramp.options()).providers.map(({ title }) => title)).toEqual(["The one"])
    await kit.dispose()
  })

  it("S5.23[all] is nothing in the time zones of China, Hong Kong and Macau, if the app says no others", async () => {
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    const inZone = (timeZone: string) =>
      zone.mockReturnValue({ ...new Intl.NumberFormat().resolvedOptions(), timeZone } as never)
    const { kit, windows } = await open({ settings: {} })
    for (const timeZone of ["Asia/Shanghai", "ASIA/URUMQI", "Asia/Hong_Kong", "Asia/Macau", "Asia/Macao"]) {
      inZone(timeZone)
      expect(await failure(kit.onramp.options()), timeZone).toEqual({ code: "ONRAMP_RESTRICTED" })
      expect(await failure(kit.onramp.buy(request)), timeZone).toEqual({ code: "ONRAMP_RESTRICTED" })
    }
    expect(windows.every(({ closed }) => closed)).toBe(true)
    inZone("Asia/Taipei")
    await kit.onramp.options()
    await kit.dispose()
    inZone("Europe/Vienna")
    const own = await open({ settings: { restrictedTimeZones: ["Europe/Vienna"] } })
    expect(await failure(own.kit.onramp.options())).toEqual({ code: "ONRAMP_RESTRICTED" })
    await own.kit.dispose()
    zone.mockRestore()
  })
})

describe("a quote", () => {
  it("S3.12 in part: is what the provider says", async () => {
    const { kit, state } = await open()
    const quote = await kit.onramp.quote(request)
    expect(quote).toMatchObject({
      total: dollars(100_00n),
      purchased: { value: 1_000_000n, symbol: "COIN" },
      isPlaceholder: false
    })
    expect(state().asked).toEqual({ status: "ready", request, quote })
    await kit.dispose()
  })

  it("S8.04 in part: is a placeholder of the entered amount where the provider fails, with the message kept", async () => {
    const { kit, state } = await open({ sellers: [{ quote: failing }] })
    const quote = await kit.onramp.quote(request)
    for (const key of ["total", "subtotal", "purchased", "providerFee", "networkFee"] as const)
      expect(quote[key]).toEqual(dollars(100_00n))
    expect(quote.isPlaceholder).toBe(true)
    expect(state().asked).toEqual({
      status: "failed",
      request,
      quote,
      code: "ONRAMP_PROVIDER",
      message: "Buy failed: seller did not answer."
    })
    await kit.dispose()
  })

  it("S8.04 in part: is a placeholder where the provider's amounts cannot be read, with a failure", async () => {
    const quote = () => Effect.succeed({ id: "q1", total: "much" }) as never
    const { kit, state } = await open({ sellers: [{ quote }] })
    expect(await kit.onramp.quote(request)).toMatchObject({ isPlaceholder: true, total: dollars(100_00n) })
    expect(state().asked).toMatchObject({ status: "failed", code: "ONRAMP_PROVIDER" })
    await kit.dispose()
  })

  it("S8.04 in part: stops loading after twelve seconds without an answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { kit, state } = await open({ sellers: [{ quote: silent }] })
    await kit.onramp.options()
    const asked = kit.onramp.quote(request)
    await vi.advanceTimersByTimeAsync(11_999)
    expect(state().asked?.status).toBe("loading")
    await vi.advanceTimersByTimeAsync(1)
    expect((await asked).isPlaceholder).toBe(true)
    expect(state().asked?.status).toBe("failed")
    await kit.dispose()
  })

  it("is a placeholder without a message where the provider says no prices", async () => {
    const { kit, state } = await open({ sellers: [{ quote: undefined as never }] })
    expect((await kit.onramp.quote(request)).isPlaceholder).toBe(true)
    expect(state().asked?.status).toBe("ready")
    await kit.dispose()
  })

  it.each([
    [{ pay: dollars(9_99n) }, "ONRAMP_AMOUNT"],
    [{ pay: dollars(10_00n) }, undefined],
    [{ pay: dollars(7_500_00n) }, undefined],
    [{ pay: dollars(7_500_01n) }, "ONRAMP_AMOUNT"],
    [{ pay: dollars(25_000_00n), method: "ach_bank_account" }, undefined],
    [{ pay: dollars(25_000_01n), method: "ach_bank_account" }, "ONRAMP_AMOUNT"],
    [{ pay: { ...dollars(30_00n), symbol: "EUR" }, method: "ach_bank_account" }, "ONRAMP_REQUEST_INVALID"],
    [{ pay: { ...dollars(100_00n), symbol: "GBP" } }, "ONRAMP_REQUEST_INVALID"],
    [{ pay: { ...dollars(100_00n), decimals: 0 } }, "ONRAMP_REQUEST_INVALID"],
    [{ pay: undefined }, "ONRAMP_REQUEST_INVALID"],
    [{ purchase: "gold" }, "ONRAMP_REQUEST_INVALID"],
    [{ provider: "nobody" }, "ONRAMP_REQUEST_INVALID"],
    [{ networkId: "test:2" }, "ONRAMP_UNSUPPORTED"]
  ])("S5.22 in part: of %o is refused with %s", async (change, code) => {
    const { kit, state } = await open()
    const asked = { ...request, ...change } as typeof request
    expect((await failure(kit.onramp.quote(asked)))?.code).toBe(code)
    expect(state().asked?.code).toBe(code)
    await kit.dispose()
  })

  it("S5.22 in part: is asked of the provider for the account, with what is bought, what is paid and how", async () => {
    const quote = vi.fn<NonNullable<TestSellerOptions["quote"]>>(() => failing() as never)
    const { kit } = await open({ sellers: [{ quote }] })
    await kit.onramp.quote(request)
    expect(quote.mock.calls[0]?.[0]).toMatchObject({
      address: "a1",
      network: { caipNetworkId: "test:1" },
      purchase: { id: "coin", symbol: "COIN" },
      pay: dollars(100_00n),
      method: "card"
    })
    expect(quote.mock.calls[0]?.[0].purchase).not.toHaveProperty("token")
    await kit.onramp.quote({ ...request, purchase: "tea", method: "ach_bank_account" })
    expect(quote.mock.calls[1]?.[0]).toMatchObject({
      purchase: { id: "tea", symbol: "TEA", token: "test:1:t5" },
      method: "ach_bank_account"
    })
    await kit.dispose()
  })

  it("is forgotten if nobody waits for it any more, and one that was asked for meanwhile is not", async () => {
    const { kit, state } = await open({ sellers: [{ quote: silent }] })
    const controllers = [new AbortController(), new AbortController()] as const
    const asking = controllers.map(async ({ signal }, index) => {
      const wish = { ...request, pay: dollars(BigInt(20 + index) * 100n) }
      return kit.onramp.quote(wish, { signal }).catch(() => "aborted")
    })
    await vi.waitFor(() => expect(state().asked?.request.pay.value).toBe(21_00n))
    controllers[0].abort()
    expect(await asking[0]).toBe("aborted")
    expect(state().asked).toMatchObject({ status: "loading", request: { pay: dollars(21_00n) } })
    controllers[1].abort()
    expect(await asking[1]).toBe("aborted")
    expect(state()).not.toHaveProperty("asked")
    await kit.dispose()
  })

  it("T26 a late one does not take the place of another", async () => {
    const waiting: Array<() => void> = []
    const { kit, state } = await open({
      sellers: [
        {
          quote: ({ pay, purchase: { symbol } }) =>
            Effect.callback((resume) => {
              const purchased = { value: pay.value, decimals: 2, symbol }
              const all = { total: pay, subtotal: pay, providerFee: pay, networkFee: pay }
              waiting.push(() => resume(Effect.succeed({ id: "", ...all, purchased })))
            })
        }
      ]
    })
    const early = kit.onramp.quote(request)
    const late = kit.onramp.quote({ ...request, pay: dollars(20_00n) })
    await vi.waitUntil(() => waiting.length === 2)
    waiting[1]!()
    await late
    waiting[0]!()
    await early
    expect(state().asked?.quote?.total).toEqual(dollars(20_00n))
    await kit.dispose()
  })
})

describe("buying", () => {
  it("T27 opens the provider's page for the connected account, in a window that does not know this one", async () => {
    const { kit, windows, state } = await open()
    await kit.onramp.options()
    const progress = await kit.onramp.buy(request)
    const url = `${sellerPage}/buy?to=a1&cents=10000`
    expect(windows).toMatchObject([{ url, opener: null, closed: false }])
    expect(progress).toMatchObject({ url, address: "a1", symbol: "COIN", window: "open", status: "opened" })
    await vi.waitUntil(() => state().progress?.before !== undefined)
    expect(state().progress?.before).toEqual({ value: 1_000n, decimals: 2, symbol: "COIN" })
    await kit.dispose()
  })

  it("opens the window in the task of the click, before the link is there", async () => {
    const { kit, windows } = await open({ sellers: [{ link: silent }] })
    await kit.onramp.options()
    const buying = failure(kit.onramp.buy(request))
    expect(windows).toMatchObject([{ url: "about:blank", closed: false }])
    await kit.dispose()
    await buying
  })

  it("opens no window for what cannot be bought", async () => {
    const { kit, windows } = await open()
    await kit.onramp.options()
    expect(await failure(kit.onramp.buy({ ...request, pay: dollars(1n) }))).toEqual({
      code: "ONRAMP_AMOUNT",
      min: "10",
      max: "7500",
      currency: "USD"
    })
    expect(windows).toEqual([])
    await kit.dispose()
  })

  it.each([
    ["scheme", "http://seller.example/buy?to=a1"],
    ["origin", "https://seller.example.evil.example/?to=a1"],
    ["credentials", "https://me@seller.example/?to=a1"],
    ["stranger", "https://seller.example/?to=b2"],
    ["address", "https://seller.example/"],
    ["form", "seller"]
  ])("T27 leads nowhere and closes the window where the link's %s is wrong", async (fault, link) => {
    const { kit, windows, state } = await open({ sellers: [{ link: () => Effect.succeed(link) }] })
    await kit.onramp.options()
    expect(await failure(kit.onramp.buy(request))).toEqual({
      code: "ONRAMP_LINK",
      provider: "seller",
      fault
    })
    expect(windows).toMatchObject([{ url: "about:blank", closed: true }])
    expect(state().progress).toBeUndefined()
    await kit.dispose()
  })

  it("T27 leads nowhere where another account is connected when the link has come", async () => {
    let answer = () => {}
    const { kit, windows, tell } = await open({
      sellers: [
        {
          link: ({ address }) =>
            Effect.callback((resume) => {
              answer = () => resume(Effect.succeed(`${sellerPage}/?to=${address}`))
            })
        }
      ]
    })
    await kit.onramp.options()
    const buying = failure(kit.onramp.buy(request))
    tell({ type: "accounts", namespace: "test", accounts: [{ address: "b2", type: "eoa" }] } as never)
    await vi.waitUntil(() => kit.getSnapshot().account["test"]?.address === "b2")
    answer()
    expect(await buying).toMatchObject({ code: "ONRAMP_LINK" })
    expect(windows).toMatchObject([{ url: "about:blank", closed: true }])
    await kit.dispose()
  })

  it("ends with the provider's failure after fifteen seconds without a link, and closes the window", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { kit, windows } = await open({ sellers: [{ link: silent }] })
    await kit.onramp.options()
    const buying = failure(kit.onramp.buy(request))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(windows[0]?.closed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await buying).toEqual({ code: "ONRAMP_PROVIDER", provider: "seller" })
    expect(windows[0]?.closed).toBe(true)
    await kit.dispose()
  })

  it("ends with the provider's failure where its source makes no links at all, and closes the window", async () => {
    const { kit, windows } = await open({ sellers: [{ link: undefined as never }] })
    await kit.onramp.options()
    expect(await failure(kit.onramp.buy(request))).toEqual({ code: "ONRAMP_PROVIDER", provider: "seller" })
    expect(windows[0]?.closed).toBe(true)
    await kit.dispose()
  })

  it("of a token says which one, and of the coin none", async () => {
    const { kit } = await open()
    expect(await kit.onramp.buy({ ...request, purchase: "tea" })).toMatchObject({
      symbol: "TEA",
      token: "test:1:t5"
    })
    expect(await kit.onramp.buy(request)).not.toHaveProperty("token")
    await kit.dispose()
  })

  it("closes the window when it is cancelled", async () => {
    const { kit, windows } = await open({ sellers: [{ link: silent }] })
    await kit.onramp.options()
    const abort = new AbortController()
    const buying = failure(kit.onramp.buy(request, { signal: abort.signal }))
    abort.abort()
    expect(await buying).toMatchObject({ code: "CANCELLED" })
    expect(windows[0]?.closed).toBe(true)
    await kit.dispose()
  })

  it("says that the browser opened nothing, and where the page is", async () => {
    const { kit } = await open({ isBlocked: true })
    expect(await kit.onramp.buy(request)).toMatchObject({
      window: "blocked",
      url: `${sellerPage}/buy?to=a1&cents=10000`
    })
    await kit.dispose()
  })

  it("says that the window was closed, within a second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { kit, windows, state } = await open()
    await kit.onramp.options()
    await kit.onramp.buy(request)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state().progress?.window).toBe("open")
    windows[0]!.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state().progress?.window).toBe("closed")
    await kit.dispose()
    expect(vi.getTimerCount()).toBe(0)
  })

  it("an account that leaves takes its purchase along; on another network it keeps it", async () => {
    const { kit, state } = await open()
    await kit.onramp.buy(request)
    await kit.onramp.edit({ amount: "5" })
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state()).toMatchObject({ form: { amount: "" }, progress: { address: "a1" } })
    await kit.disconnect()
    expect(state().progress).toBeUndefined()
    expect(await failure(kit.onramp.follow())).toMatchObject({ code: "ONRAMP_MISSING" })
    await kit.dispose()
  })
})

describe("what was bought", () => {
  const told = (more: object = {}) => ({ id: "p1", status: "success", at: 5, ...more })
  const from = (answer: unknown) => () => Effect.succeed(answer as ReadonlyArray<OnrampPurchase>)

  it("S1.03 in part: is what each provider tells, newest first, with what was paid and got", async () => {
    const pay = dollars(100_00n)
    const purchased = { value: 5n, decimals: 2, symbol: "COIN" }
    const asked = vi.fn(from([told({ at: 7, pay, purchased }), told({ id: "p2", status: "pending", at: 9 })]))
    const { kit, state } = await open({
      sellers: [
        { purchases: asked },
        { id: "other", purchases: from([told({ at: 8 }), told({ id: "old", at: "then" })]) },
        { id: "quiet" }
      ]
    })
    const provider = { id: "seller", title: "The seller" }
    const other = { id: "other", title: "The other" }
    const all = {
      list: [
        { provider, id: "p2", status: "pending", at: 9 },
        { provider: other, id: "p1", status: "success", at: 8 },
        { provider, id: "p1", status: "success", at: 7, pay, purchased },
        { provider: other, id: "old", status: "success" }
      ],
      unread: []
    }
    expect(await kit.onramp.purchases()).toEqual(all)
    expect(state().purchases).toEqual({ status: "ready", value: all })
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: "a1", since: 0 }))
    await kit.dispose()
  })

  it.each([
    ["fails", failing],
    ["never answers", silent],
    ["answers something else", from({ list: [] })],
    [
      "throws",
      (): never => {
        throw new Error("no")
      }
    ]
  ])("names a provider that %s, beside what the others tell", async (_, purchases) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { kit } = await open({ sellers: [{ purchases }, { id: "other", purchases: from([told()]) }] })
    const asking = kit.onramp.purchases()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await asking).toMatchObject({ list: [{ id: "p1" }], unread: ["The seller"] })
    await kit.dispose()
  })

  it("names a provider whose code cannot be loaded", async () => {
    const { kit } = await open({ sellers: [{ load: () => Promise.reject(new Error("gone")) }] })
    expect(await kit.onramp.purchases()).toEqual({ list: [], unread: ["The seller"] })
    await kit.dispose()
  })

  it.each([
    ["no entry", null],
    ["no id", told({ id: "" })],
    ["an id of any length", told({ id: "p".repeat(201) })],
    ["another status", told({ status: "done" })],
    [
      "a trap",
      {
        get id() {
          throw new Error("no")
        }
      }
    ]
  ])("leaves out what is not a purchase: %s", async (_, entry) => {
    const { kit } = await open({ sellers: [{ purchases: from([entry, told({ id: "p".repeat(200) })]) }] })
    expect((await kit.onramp.purchases()).list).toHaveLength(1)
    await kit.dispose()
  })

  it.each([
    ["a time that is no date", { at: 8.64e15 + 1 }],
    ["a time before all", { at: 0 }],
    ["no time", { at: NaN }],
    ["a number for an amount", { at: undefined, pay: 5 }],
    ["a negative amount", { at: undefined, purchased: { value: -1n, decimals: 2, symbol: "COIN" } }]
  ])("says less of a purchase with %s", async (_, more) => {
    const { kit } = await open({ sellers: [{ purchases: from([told(more)]) }] })
    expect((await kit.onramp.purchases()).list).toEqual([
      { provider: { id: "seller", title: "The seller" }, id: "p1", status: "success" }
    ])
    await kit.dispose()
  })

  it("keeps two hundred of a provider, and the last moment that there is", async () => {
    const many = Array.from({ length: 201 }, (_, at) => told({ id: `p${at}`, at: 8.64e15 }))
    const { kit } = await open({ sellers: [{ purchases: from(many) }] })
    const { list } = await kit.onramp.purchases()
    expect(list).toHaveLength(200)
    expect(list[0]?.at).toBe(8.64e15)
    await kit.dispose()
  })

  it("is as it was before if nobody waits for it any more", async () => {
    let answer: () => Effect.Effect<ReadonlyArray<OnrampPurchase>> = silent
    const { kit, state } = await open({ sellers: [{ purchases: () => answer() }] })
    const ask = async () => {
      const controller = new AbortController()
      const asking = kit.onramp.purchases({ signal: controller.signal }).catch(() => "aborted")
      await vi.waitFor(() => expect(state().purchases?.status).toBe("loading"))
      controller.abort()
      expect(await asking).toBe("aborted")
    }
    await ask()
    expect(state().purchases).toBeUndefined()
    answer = from([told()])
    await kit.onramp.purchases()
    const read = state().purchases
    answer = silent
    await ask()
    expect(state().purchases).toEqual(read)
    await kit.dispose()
  })

  it("those of before stay while they are asked for again, also where that fails; what has no time is the oldest", async () => {
    let answer: () => Effect.Effect<ReadonlyArray<OnrampPurchase>> = from([
      told({ id: "none", at: undefined }),
      told({ id: "old", at: 5 }),
      told({ id: "new", at: 7 })
    ])
    const { kit, state } = await open({ sellers: [{ purchases: () => answer() }] })
    const value = await kit.onramp.purchases()
    expect(value.list.map(({ id }) => id)).toEqual(["new", "old", "none"])
    const late = Promise.withResolvers<ReadonlyArray<OnrampPurchase>>()
    answer = () => Effect.promise(() => late.promise)
    const asking = kit.onramp.purchases()
    await vi.waitFor(() => expect(state().purchases).toEqual({ status: "loading", value }))
    late.resolve([])
    await asking
    expect(state().purchases).toEqual({ status: "ready", value: { list: [], unread: [] } })
    await kit.dispose()
  })

  it("is not shown of another account, if the answer comes once that one is in use", async () => {
    const late = Promise.withResolvers<ReadonlyArray<OnrampPurchase>>()
    const purchases = vi.fn(() => Effect.promise(() => late.promise))
    const { kit, state } = await open({ sellers: [{ purchases, networks: ["test:1", "test:2"] }] })
    const asking = kit.onramp.purchases()
    await vi.waitFor(() => expect(purchases).toHaveBeenCalledOnce())
    await kit.switchNetwork({ networkId: "test:2" })
    late.resolve([{ id: "p1", status: "success", at: 5 }])
    expect((await asking).list).toHaveLength(1)
    expect(state().purchases).toBeUndefined()
    await kit.dispose()
  })

  it("belongs to the account on its network: another one begins without, and a failure says so", async () => {
    const { kit, state } = await open({ sellers: [{ purchases: from([told()]) }] })
    await kit.onramp.purchases()
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state().purchases).toBeUndefined()
    expect(await failure(kit.onramp.purchases())).toMatchObject({ code: "ONRAMP_UNSUPPORTED" })
    expect(state().purchases).toEqual({ status: "failed" })
    await kit.dispose()
  })
})

describe("what becomes of a purchase", () => {
  const followed = async (answers: () => ReadonlyArray<OnrampPurchase>, more: Setting = {}) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const asked = vi.fn(() => Effect.succeed(answers()))
    // More each time it is read, so that what was sent is there with the first look.
    let coin = 1_000n
    const opened = await open({ sellers: [{ purchases: asked }], coin: () => (coin += 1n), ...more })
    await opened.kit.onramp.options()
    await opened.kit.onramp.buy(request)
    asked.mockClear()
    return { ...opened, asked }
  }
  const purchase = (status: OnrampPurchase["status"], id = "p1"): OnrampPurchase => ({ id, status, at: 0 })

  it("is asked for at once and every four seconds, until the provider's last word; the account is looked at then", async () => {
    let list: ReadonlyArray<OnrampPurchase> = []
    let coin = 1_000n
    const { kit, asked, state } = await followed(() => list, { coin: () => coin })
    const ended = kit.onramp.follow()
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(asked).toHaveBeenCalledTimes(1)
    list = [purchase("pending")]
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(state().progress?.status).toBe("pending")
    list = [purchase("success")]
    coin = 2_500n
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await ended).toMatchObject({
      status: "success",
      before: { value: 1_000n },
      now: { value: 2_500n }
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toHaveBeenCalledTimes(3)
    await kit.dispose()
  })

  it("is looked for in the account until it has arrived, for a minute at most", async () => {
    let coin = 1_000n
    const { kit, state } = await followed(() => [purchase("success", String(Math.random()))], {
      coin: () => coin
    })
    const ended = kit.onramp.follow()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(state().progress).toMatchObject({ status: "success", now: { value: 1_000n } })
    coin = 1_001n
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await ended).toMatchObject({ now: { value: 1_001n } })
    coin = 1_000n
    const again = kit.onramp.follow()
    await vi.advanceTimersByTimeAsync(56_000)
    expect((await again).status).toBe("success")
    await kit.dispose()
  })

  it("says nothing of growth where the node told what the account held only after it was sent", async () => {
    const waiting: Array<(value: bigint) => void> = []
    let isSlow = true
    const { kit, state } = await followed(() => [purchase("success", String(Math.random()))], {
      coin: () => (isSlow ? new Promise<bigint>((resolve) => void waiting.push(resolve)) : 1_500n)
    })
    isSlow = false
    const ended = await kit.onramp.follow()
    expect(ended).toMatchObject({ status: "success", now: { value: 1_500n } })
    expect(ended.before).toBeUndefined()
    waiting[0]!(1_500n)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(state().progress?.before).toBeUndefined()
    await kit.dispose()
  })

  it("is not that of a purchase of before", async () => {
    let list = [purchase("success", "old")]
    const { kit, state } = await followed(() => list)
    const ended = kit.onramp.follow()
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(state().progress?.status).toBe("opened")
    list = [...list, purchase("failed", "new")]
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await ended).status).toBe("failed")
    await kit.dispose()
  })

  it("a status that goes back, and another purchase's, are ignored", async () => {
    let list = [purchase("pending")]
    const { kit, state } = await followed(() => list)
    const known = kit.onramp.follow()
    list = [purchase("pending", "p2")]
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(state().progress?.status).toBe("pending")
    list = [purchase("success", "p3"), purchase("pending", "p2")]
    await vi.advanceTimersByTimeAsync(4_000)
    expect(state().progress?.status).toBe("pending")
    list = [purchase("success", "p2")]
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await known).status).toBe("success")
    list = [purchase("pending", "p2")]
    expect((await kit.onramp.follow()).status).toBe("success")
    await kit.dispose()
  })

  it("is not known where nothing was seen within three minutes, and can be asked for again", async () => {
    let list: ReadonlyArray<OnrampPurchase> = []
    const { kit, state } = await followed(() => list)
    const ended = kit.onramp.follow()
    await vi.advanceTimersByTimeAsync(179_000)
    expect(state().progress?.status).toBe("opened")
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await ended).status).toBe("unknown")
    list = [purchase("success")]
    expect((await kit.onramp.follow()).status).toBe("success")
    await kit.dispose()
  })

  it("a provider that does not answer is asked again", async () => {
    let list: ReadonlyArray<OnrampPurchase> | undefined
    const { kit } = await followed(() => {
      if (list === undefined) throw new Error("down")
      return list
    })
    const ended = kit.onramp.follow()
    await vi.advanceTimersByTimeAsync(8_000)
    list = [purchase("success")]
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await ended).status).toBe("success")
    await kit.dispose()
  })

  it("ends at once where the provider tells nothing", async () => {
    const { kit } = await open()
    await kit.onramp.buy(request)
    expect((await kit.onramp.follow()).status).toBe("opened")
    await kit.dispose()
  })

  it("has the balance of the account read anew with each look, however lately it was read", async () => {
    const nativeBalance = vi.fn(async () => ({ value: 1n, decimals: 2, symbol: "COIN" }))
    const { kit } = await open({ nativeBalance })
    await kit.onramp.buy(request)
    await kit.onramp.look()
    expect(nativeBalance).toHaveBeenCalledTimes(1)
    await kit.onramp.look()
    expect(nativeBalance).toHaveBeenCalledTimes(2)
    expect(kit.getSnapshot().account["test"]?.balance).toBe("0.01")
    await kit.dispose()
  })

  it("is seen in the account, and a failed look says so and nothing else", async () => {
    let coin: bigint | undefined = 1_000n
    const { kit, state } = await open({ coin: () => coin })
    await kit.onramp.buy(request)
    await vi.waitUntil(() => state().progress?.before !== undefined)
    coin = 1_500n
    const looked: OnrampProgress = await kit.onramp.look()
    expect(looked).toMatchObject({ before: { value: 1_000n }, now: { value: 1_500n }, lookFailed: false })
    coin = undefined
    expect(await kit.onramp.look()).toMatchObject({ now: { value: 1_500n }, lookFailed: true })
    await kit.dispose()
  })
})

import { createKit, memoryStorage } from "@latchkey/core"
import {
  contractCalls,
  ExchangeFailedError,
  type ContractCalls,
  type ExchangeStatus
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"
import {
  exchangePage,
  network,
  request,
  testChain,
  testSource,
  testWindows,
  type TestSourceOptions
} from "../support/testPay.ts"
import { pay } from "./index.ts"

interface Setting {
  readonly sources?: ReadonlyArray<TestSourceOptions>
  readonly isBlocked?: boolean
  /** The decimals of every token, by its contract. */
  readonly decimals?: number
}

const open = async ({ sources = [{}], isBlocked, decimals }: Setting = {}) => {
  const windows = testWindows(isBlocked)
  vi.stubGlobal("open", windows.open)
  const calls = {
    holding: () =>
      Effect.succeed({ name: "Tea", amount: { value: 0n, decimals: decimals ?? 0, symbol: "TEA" } })
  } as unknown as ContractCalls
  const chain =
    decimals === undefined
      ? testChain()
      : oneWalletChain({
          setup: (host) => host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
        })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [chain.plugin, pay(), ...sources.map(testSource)],
    storage: memoryStorage()
  })
  return { kit, windows: windows.opened, state: () => kit.getSnapshot().pay }
}
const failing = () => Effect.fail(new ExchangeFailedError({ of: "exchanges" }))
const throwing = (): never => {
  throw new TypeError("a stranger's fault")
}
const outcomeOf = (work: Promise<unknown>) =>
  work.catch(({ code, details, rejected }: { code: string; details: object; rejected: boolean }) => ({
    code,
    ...details,
    ...(rejected ? { rejected } : {})
  }))
const ids = (list: ReadonlyArray<{ readonly id: string }>) => list.map(({ id }) => id)
const north = { exchangeId: "north" } as const
/** Fakes the clock, and opens a payment on an exchange's page. */
const begin = async (setting: Setting = {}) => {
  const opened = await open(setting)
  // The engine and the plugin are there before time stands still.
  await opened.kit.pay.exchanges(request).catch(() => {})
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
  const paid = outcomeOf(opened.kit.pay.pay(request))
  await vi.advanceTimersByTimeAsync(0)
  const progress = await opened.kit.pay.openExchange(north)
  return { ...opened, paid, progress, status: () => opened.state().progress?.status }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the exchanges of a payment", () => {
  it("are those of every source, each id once, filtered", async () => {
    const { kit } = await open({
      sources: [
        {},
        {
          id: "other",
          exchanges: () =>
            Effect.succeed([
              { id: "north", name: "False" },
              { id: "west", name: "West" }
            ])
        }
      ]
    })
    expect(await kit.pay.exchanges(request)).toEqual([
      { id: "north", name: "North" },
      { id: "south", name: "South" },
      { id: "west", name: "West" }
    ])
    const without = { ...request, payWithExchange: { exclude: ["north"] } }
    expect(ids(await kit.pay.exchanges(without))).toEqual(["south", "west"])
    const only = { ...request, payWithExchange: { includeOnly: ["west"] } }
    expect(ids(await kit.pay.exchanges(only))).toEqual(["west"])
    expect(await outcomeOf(kit.pay.payUrl({ ...only, ...north }))).toEqual({
      code: "EXCHANGE_FAILED",
      of: "url",
      exchangeId: "north"
    })
    await kit.dispose()
  })

  it("T26 a source that fails, throws or answers nonsense is left out, and only if all do, it is a failure", async () => {
    const { kit } = await open({
      sources: [
        { id: "s1", exchanges: failing },
        { id: "s2", exchanges: throwing },
        { id: "s3", exchanges: () => Effect.succeed("north" as never) },
        { id: "s4", load: () => Promise.reject(new Error("offline")) },
        { id: "s5" }
      ]
    })
    expect(ids(await kit.pay.exchanges(request))).toEqual(["north", "south"])
    await kit.dispose()
    const none = await open({ sources: [{ exchanges: throwing }] })
    expect(await outcomeOf(none.kit.pay.exchanges(request))).toEqual({
      code: "EXCHANGE_FAILED",
      of: "exchanges"
    })
    await none.kit.dispose()
  })

  it("T26 a source that hangs is waited for twelve seconds", async () => {
    const { kit } = await open({ sources: [{ id: "slow", exchanges: () => Effect.never }, {}] })
    await outcomeOf(kit.pay.buyStatus({ exchangeId: "x", sessionId: "y" }))
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    let found: ReadonlyArray<{ readonly id: string }> | undefined
    const asking = kit.pay.exchanges(request).then((list) => (found = list))
    await vi.advanceTimersByTimeAsync(11_999)
    expect(found).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await asking
    expect(ids(found!)).toEqual(["north", "south"])
    await kit.dispose()
  })

  it("are asked on the networks that their source declares alone", async () => {
    const { kit } = await open({ sources: [{ networks: ["test:2"] }] })
    expect(await outcomeOf(kit.pay.exchanges(request))).toEqual({
      code: "PAY_UNSUPPORTED",
      networkId: "test:1"
    })
    const there = { ...request, paymentAsset: { ...request.paymentAsset, network: "test:2" as const } }
    expect(ids(await kit.pay.exchanges(there))).toEqual(["north", "south"])
    await kit.dispose()
  })

  it("T21 a token that has other decimals on the chain than the app says is not paid", async () => {
    const tea = (decimals: number) =>
      ({
        ...request,
        ...north,
        paymentAsset: { network: "test:1", asset: "t5", metadata: { name: "Tea", symbol: "TEA", decimals } }
      }) as const
    const { kit } = await open({ decimals: 6 })
    expect(await outcomeOf(kit.pay.payUrl(tea(18)))).toEqual({
      code: "PAY_REQUEST_INVALID",
      reason: "decimals"
    })
    expect(await kit.pay.payUrl(tea(6))).toEqual({ url: `${exchangePage}/pay?at=north`, sessionId: "s1" })
    await kit.dispose()
  })

  it.each([
    ["https://exchange.example.evil.test/pay", "origin"],
    ["http://exchange.example/pay", "scheme"],
    ["javascript:alert(1)", "scheme"],
    ["https://me:secret@exchange.example/pay", "credentials"],
    ["pay", "form"],
    [{}, "form"]
  ])("T27 a link to %s opens nothing", async (url, fault) => {
    const { kit, windows, state } = await open({
      sources: [{ payUrl: () => Effect.succeed({ url: url as string, sessionId: "s1" }) }]
    })
    const paid = outcomeOf(kit.pay.pay(request))
    await vi.waitFor(() => expect(state().payment).toBeDefined())
    expect(await outcomeOf(kit.pay.openExchange(north))).toEqual({
      code: "EXCHANGE_LINK",
      exchangeId: "north",
      fault
    })
    expect(windows).toMatchObject([{ url: "about:blank", closed: true }])
    expect(state().progress).toBeUndefined()
    await kit.pay.cancel()
    await paid
    await kit.dispose()
  })
})

describe("a payment on an exchange's page", () => {
  it("S1.03 in part: is opened without a way back, asked about every three seconds, and pay resolves with its session", async () => {
    const told: Array<ExchangeStatus> = [{ status: "unknown" }, { status: "pending" }]
    const asked: Array<unknown> = []
    const { kit, windows, paid, progress, status } = await begin({
      sources: [
        {
          buyStatus: ({ exchangeId, sessionId }) => {
            asked.push({ exchangeId, sessionId })
            return Effect.succeed(told.shift() ?? { status: "success", txHash: "0x0123456789abcdef" })
          }
        }
      ]
    })
    expect(windows).toMatchObject([{ url: `${exchangePage}/pay?at=north`, opener: null }])
    expect(progress).toMatchObject({ window: "open", status: "opened", sessionId: "s1" })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([{ exchangeId: "north", sessionId: "s1" }])
    expect(status()).toBe("opened")
    await vi.advanceTimersByTimeAsync(3_000)
    expect(status()).toBe("pending")
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await paid).toEqual({
      type: "exchange",
      networkId: "test:1",
      exchangeId: "north",
      sessionId: "s1",
      hash: "0x0123456789abcdef"
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
    await kit.dispose()
  })

  it("T28 a status that goes back, or is none, is not believed; a failure is the last word", async () => {
    const told: Array<unknown> = [
      { status: "pending" },
      { status: "unknown" },
      { status: "paid" },
      null,
      { status: "failed" }
    ]
    const { kit, paid, status } = await begin({
      sources: [{ buyStatus: () => Effect.succeed(told.shift() as ExchangeStatus) }]
    })
    for (let polls = 0; polls < 4; polls++) {
      await vi.advanceTimersByTimeAsync(3_000)
      expect(status()).toBe("pending")
    }
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await paid).toEqual({ code: "PAY_FAILED", type: "exchange", exchangeId: "north", sessionId: "s1" })
    expect(status()).toBe("failed")
    await kit.dispose()
  })

  it("T28 where nothing is seen within three minutes it is unknown, and can be asked about again", async () => {
    let answer: ExchangeStatus = { status: "unknown" }
    const { kit, paid, status } = await begin({ sources: [{ buyStatus: () => Effect.succeed(answer) }] })
    await vi.advanceTimersByTimeAsync(180_000)
    expect(status()).toBe("opened")
    await vi.advanceTimersByTimeAsync(3_000)
    expect(status()).toBe("unknown")
    expect(await paid).toEqual({
      code: "PAY_UNCERTAIN",
      type: "exchange",
      exchangeId: "north",
      sessionId: "s1"
    })
    answer = { status: "success" }
    expect(await kit.pay.follow()).toEqual({ status: "success" })
    expect(status()).toBe("success")
    await kit.dispose()
  })

  it("T28 where a source hangs or fails it is unknown in the end, and no error of the page", async () => {
    for (const buyStatus of [failing, throwing, () => Effect.never]) {
      const { kit, paid } = await begin({ sources: [{ buyStatus }] })
      await vi.advanceTimersByTimeAsync(200_000)
      expect(await paid).toMatchObject({ code: "PAY_UNCERTAIN" })
      await kit.dispose()
      vi.useRealTimers()
    }
  })

  it("T28 a window that is closed or blocked is said to be, and the payment is asked about all the same", async () => {
    let answer: ExchangeStatus = { status: "unknown" }
    const source = { buyStatus: () => Effect.succeed(answer) }
    const { kit, windows, state, paid } = await begin({ sources: [source] })
    windows[0]!.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state().progress).toMatchObject({ window: "closed", status: "opened" })
    answer = { status: "success" }
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await paid).toMatchObject({ type: "exchange" })
    await kit.dispose()
    vi.useRealTimers()
    const blocked = await begin({ isBlocked: true })
    expect(blocked.progress).toMatchObject({ window: "blocked", url: `${exchangePage}/pay?at=north` })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await blocked.paid).toMatchObject({ type: "exchange" })
    await blocked.kit.dispose()
  })

  it("T28 a visitor who leaves after the page was opened leaves an unknown outcome, with what it can be asked by", async () => {
    const { kit, paid, state } = await begin({
      sources: [{ buyStatus: () => Effect.succeed({ status: "unknown" }) }]
    })
    await kit.pay.cancel()
    expect(await paid).toEqual({
      code: "PAY_UNCERTAIN",
      type: "exchange",
      exchangeId: "north",
      sessionId: "s1"
    })
    expect(state().payment).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(vi.getTimerCount()).toBe(0)
    await kit.dispose()
  })

  it("T28 is opened once", async () => {
    const { kit, windows, paid } = await begin()
    expect(await outcomeOf(kit.pay.openExchange({ exchangeId: "south" }))).toEqual({ code: "PAY_SUBMITTED" })
    expect(windows).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_000)
    await paid
    await kit.dispose()
  })

  it("T28 a link that comes when the visitor has left opens nothing", async () => {
    let come = () => {}
    const { kit, windows, state } = await open({
      sources: [
        {
          payUrl: () =>
            Effect.callback((resume) => {
              come = () => resume(Effect.succeed({ url: `${exchangePage}/pay`, sessionId: "s1" }))
            })
        }
      ]
    })
    const paid = outcomeOf(kit.pay.pay(request))
    await vi.waitFor(() => expect(state().payment).toBeDefined())
    const opening = outcomeOf(kit.pay.openExchange(north))
    await vi.waitFor(() => expect(windows).toHaveLength(1))
    await kit.pay.cancel()
    expect(await paid).toMatchObject({ code: "PAY_CANCELLED" })
    come()
    expect(await opening).toEqual({ code: "PAY_SUBMITTED" })
    expect(windows).toMatchObject([{ closed: true, url: "about:blank" }])
    await kit.dispose()
  })
})

describe("a page that opens an exchange itself", () => {
  it("T27 is told whether there is a window, which closes where there is no link", async () => {
    const { kit, windows } = await open()
    const asked = { ...request, ...north }
    const session = { url: `${exchangePage}/pay?at=north`, sessionId: "s1" }
    expect(await kit.pay.openPayUrl(asked)).toEqual({ ...session, isOpen: true })
    expect(windows).toMatchObject([{ url: session.url, opener: null, closed: false }])
    expect(await outcomeOf(kit.pay.openPayUrl({ ...asked, exchangeId: "west" }))).toMatchObject({
      code: "EXCHANGE_FAILED"
    })
    expect(windows).toMatchObject([{ closed: false }, { closed: true }])
    await kit.dispose()
    const blocked = await open({ isBlocked: true })
    expect(await blocked.kit.pay.openPayUrl(asked)).toEqual({ ...session, isOpen: false })
    await blocked.kit.dispose()
  })
})

describe("what an exchange says of a session", () => {
  it("is asked of every source, and whoever knows something answers", async () => {
    const { kit } = await open({
      sources: [
        { id: "s1", buyStatus: failing },
        { id: "s2", buyStatus: () => Effect.succeed({ status: "unknown" }) },
        { id: "s3", buyStatus: () => Effect.succeed({ status: "pending" }) }
      ]
    })
    expect(await kit.pay.buyStatus({ exchangeId: "north", sessionId: "s1" })).toEqual({ status: "pending" })
    await kit.dispose()
    const none = await open({ sources: [{ buyStatus: throwing }] })
    expect(await outcomeOf(none.kit.pay.buyStatus({ exchangeId: "north", sessionId: "s1" }))).toEqual({
      code: "EXCHANGE_FAILED",
      of: "status",
      exchangeId: "north"
    })
    await none.kit.dispose()
  })
})

import { createKit, memoryStorage } from "@latchkey/core"
import { ExchangeFailedError, type ExchangeStatus } from "@latchkey/core/effect"
import { KitProvider } from "@latchkey/react"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import {
  exchangePage,
  network,
  request,
  testChain,
  testSource,
  testWindows,
  type TestSourceOptions
} from "../../support/testPay.ts"
import { pay } from "./index.ts"
import { useAvailableExchanges } from "./useAvailableExchanges.ts"
import { useExchangeBuyStatus, type ExchangeBuyStatusRequest } from "./useExchangeBuyStatus.ts"
import { usePay, type PayHandlers } from "./usePay.ts"
import { usePayUrlActions } from "./usePayUrlActions.ts"

let dispose: (() => Promise<void>) | undefined
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await dispose?.()
  dispose = undefined
})

const show = async <A,>(use: () => A, source: TestSourceOptions = {}) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [testChain().plugin, pay(), testSource(source)],
    storage: memoryStorage()
  })
  dispose = () => kit.dispose()
  await kit.connect({ connectorId: "wallet" })
  const mounted = await mountHook(use, (node) => (
    <KitProvider kit={kit} disableAppend>
      {node}
    </KitProvider>
  ))
  return { kit, ...mounted }
}
const eventually = (check: () => void) => vi.waitFor(() => act(async () => check()))

describe("usePay", () => {
  it("says that a payment is open, and what came of it", async () => {
    const told: Array<unknown> = []
    const handlers: PayHandlers = {
      onSuccess: ({ type }) => told.push(type),
      onError: ({ code }) => told.push(code)
    }
    const { kit, result } = await show(() => usePay(handlers))
    expect(result.current).toMatchObject({ isPending: false, isSuccess: false, data: undefined })
    await act(async () => result.current.open(request))
    expect(result.current.isPending).toBe(true)
    await eventually(() => expect(kit.getSnapshot().pay.payment).toBeDefined())
    await act(async () => void (await kit.pay.submit(await kit.pay.prepare())))
    await eventually(() => expect(result.current).toMatchObject({ isSuccess: true, data: { hash: "h1" } }))
    await act(async () => result.current.open({ ...request, amount: 0n }))
    await eventually(() => expect(result.current).toMatchObject({ error: { code: "PAY_REQUEST_INVALID" } }))
    expect(told).toEqual(["wallet", "PAY_REQUEST_INVALID"])
  })
})

describe("useAvailableExchanges", () => {
  it("asks when it is told to, and throws nothing", async () => {
    let isDown = false
    const { result } = await show(useAvailableExchanges, {
      exchanges: () =>
        isDown
          ? Effect.fail(new ExchangeFailedError({ of: "exchanges" }))
          : Effect.succeed([{ id: "north", name: "North" }])
    })
    expect(result.current).toMatchObject({ data: undefined, isLoading: false })
    await act(async () => result.current.fetch(request))
    await eventually(() => expect(result.current.data).toEqual([{ id: "north", name: "North" }]))
    isDown = true
    await act(async () => result.current.fetch(request))
    await eventually(() => expect(result.current.error).toMatchObject({ code: "EXCHANGE_FAILED" }))
  })
})

describe("usePayUrlActions", () => {
  it("T27 gives a checked link, and opens it in a window that does not know the page", async () => {
    const { opened, open } = testWindows()
    vi.stubGlobal("open", open)
    const { result } = await show(usePayUrlActions)
    const session = { url: `${exchangePage}/pay?at=north`, sessionId: "s1" }
    const asked = { ...request, exchangeId: "north" }
    expect(await result.current.getUrl(asked)).toEqual(session)
    expect(opened).toEqual([])
    expect(await result.current.openUrl(asked)).toEqual({ ...session, isOpen: true })
    expect(opened).toMatchObject([{ url: session.url, opener: null }])
  })
})

describe("useExchangeBuyStatus", () => {
  const open = async (given: Partial<ExchangeBuyStatusRequest>, told: Array<ExchangeStatus>) => {
    let asked = 0
    const source: TestSourceOptions = {
      buyStatus: () => {
        asked++
        const next = told.shift()
        return next === undefined
          ? Effect.fail(new ExchangeFailedError({ of: "status" }))
          : Effect.succeed(next)
      }
    }
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const shown = await show(
      () => useExchangeBuyStatus({ exchangeId: "north", sessionId: "s1", ...given }),
      source
    )
    const pass = (milliseconds: number) =>
      act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
    await vi.dynamicImportSettled()
    await pass(0)
    return { ...shown, pass, asked: () => asked }
  }

  it.each([
    ["by default", {}],
    ["where the app wants it sooner", { pollingInterval: 10 }],
    ["where the app names no number", { pollingInterval: Number.NaN }]
  ])("asks every three seconds %s, until there is a last word", async (_, given) => {
    const { result, pass, asked } = await open(given, [
      { status: "unknown" },
      { status: "pending" },
      { status: "success" }
    ])
    expect(asked()).toBe(1)
    expect(result.current).toMatchObject({ data: { status: "unknown" }, isLoading: false })
    await pass(2_999)
    expect(asked()).toBe(1)
    await pass(1)
    expect(result.current.data).toEqual({ status: "pending" })
    await pass(3_000)
    expect(result.current.data).toEqual({ status: "success" })
    await pass(60_000)
    expect(asked()).toBe(3)
  })

  it("keeps what it knows where the exchange fails, and asks nothing where it is off", async () => {
    const { result, pass } = await open({}, [{ status: "pending" }])
    await pass(3_000)
    expect(result.current).toMatchObject({ data: { status: "pending" }, error: { code: "EXCHANGE_FAILED" } })
    await dispose?.()
    const off = await open({ isEnabled: false }, [])
    await off.pass(10_000)
    expect(off.asked()).toBe(0)
    expect(off.result.current).toEqual({ data: undefined, isLoading: false, error: undefined })
  })
})

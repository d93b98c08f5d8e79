import { createKit, memoryStorage } from "@latchkey/core"
import { ExchangeFailedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import {
  exchangePage,
  network,
  request,
  testChain,
  testSource,
  testWindows,
  type TestChainOptions,
  type TestSourceOptions
} from "../support/testPay.ts"
import { pay } from "./index.ts"
import { exchangeApi } from "./sources/exchangeApi.ts"

const ofTea = {
  ...request,
  paymentAsset: {
    ...request.paymentAsset,
    asset: "t5",
    metadata: { name: "Tea", symbol: "TEA", decimals: 2 }
  }
}

const open = async (chain: TestChainOptions = {}, sources: ReadonlyArray<TestSourceOptions> = []) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(chain).plugin, pay(), ...sources.map(testSource)],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  return kit
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("T20 what is asked for a payment", () => {
  it("of the chain is the payment, of the wallet the transfer that was shown, and it is followed by its hash", async () => {
    const asked: Array<readonly [string, object]> = []
    const kit = await open({ onAsked: (...given) => void asked.push(given) })
    const place = { network: expect.objectContaining({ caipNetworkId: "test:1" }), provider: {} }
    const ask = { receiver: "b2", amount: { value: 100n, decimals: 2 }, address: "a1", ...place }
    for (const [wish, token] of [
      [request, {}],
      [ofTea, { token: "test:1:t5" }]
    ] as const) {
      const paid = kit.pay.pay(wish)
      const transfer = await kit.pay.prepare()
      await kit.pay.submit(transfer)
      await paid
      expect(asked.splice(0)).toEqual([
        ["prepare", { ...ask, ...token }],
        ["send", { transfer, ...place }],
        ["follow", { transfer, ...place, hash: "h1" }]
      ])
      expect("token" in transfer).toBe("token" in token)
      expect(kit.getSnapshot().transactions.list[0]).toMatchObject({
        networkId: "test:1",
        account: "a1",
        description: { kind: "pay" }
      })
    }
  })

  it("of an exchange is the payment with the filter of the app, and of its session how it went", async () => {
    vi.stubGlobal("open", testWindows().open)
    const asked: Array<readonly [string, object]> = []
    const note = (what: string, { http: _, ...given }: object & { readonly http?: unknown }) =>
      void asked.push([what, given])
    const kit = await open({}, [
      {
        exchanges: (given) => {
          note("exchanges", given)
          return Effect.succeed([{ id: "north", name: "North" }])
        },
        payUrl: (given) => {
          note("payUrl", given)
          return Effect.succeed({ url: `${exchangePage}/pay`, sessionId: "s7" })
        },
        buyStatus: (given) => {
          note("buyStatus", given)
          return Effect.succeed({ status: "success" as const, txHash: "0x0123456789abcdef" })
        }
      }
    ])
    const payment = (more: object = {}) => ({
      network: expect.objectContaining({ caipNetworkId: "test:1" }),
      amount: expect.objectContaining({ value: 100n, decimals: 2 }),
      recipient: "b2",
      ...more
    })
    await kit.pay.exchanges({ ...request, payWithExchange: { includeOnly: ["north"] } })
    expect(asked.splice(0)).toStrictEqual([["exchanges", payment({ includeOnly: ["north"] })]])
    expect(await kit.pay.payUrl({ ...ofTea, exchangeId: "north" })).toEqual({
      url: `${exchangePage}/pay`,
      sessionId: "s7"
    })
    expect(asked.splice(0)).toStrictEqual([
      ["exchanges", payment({ token: "test:1:t5" })],
      ["payUrl", payment({ token: "test:1:t5", exchangeId: "north" })]
    ])
    await kit.pay.buyStatus({ exchangeId: "north", sessionId: "s7" })
    expect(asked.splice(0)).toStrictEqual([["buyStatus", { exchangeId: "north", sessionId: "s7" }]])
  })
})

it.each([
  [{}, "Unable to process payment: the network didn't carry it out."],
  [{ reason: "too poor" }, "Unable to process payment: the network didn't carry it out (too poor)."]
])("a payment that the chain refused says so, with the chain's reason: %j", async (more, message) => {
  const kit = await open({ follow: () => Effect.succeed({ status: "failed", ...more }) })
  const paid = kit.pay.pay(request).catch((error: Error) => error.message)
  await kit.pay.submit(await kit.pay.prepare())
  expect(await paid).toBe(message)
})

describe("what is told of a payment at an exchange", () => {
  const north = { exchangeId: "north" }
  const hash = "0x0123456789abcdef"
  it.each([
    [true, { hash, explorerUrl: `https://explorer.test/${hash}` }],
    [false, { hash }]
  ])("is its transaction, with its page where there are any: %s", async (hasExplorer, found) => {
    vi.stubGlobal("open", testWindows().open)
    const kit = await open({ hasExplorer }, [{}])
    const told: Array<unknown> = []
    kit.onEvent(({ event, properties }) => {
      if (event.startsWith("PAY_")) told.push([event, properties])
    })
    const paid = kit.pay.pay(request)
    await vi.waitFor(() => expect(kit.getSnapshot().pay.payment).toBeDefined())
    await kit.pay.openExchange(north)
    expect(await kit.pay.follow()).toEqual({ status: "success" })
    expect(await paid).toStrictEqual({
      type: "exchange",
      networkId: "test:1",
      exchangeId: "north",
      sessionId: "s1",
      ...found
    })
    expect(told).toEqual(
      ["PAY_MODAL_OPEN", "PAY_EXCHANGE_SELECTED", "PAY_SUCCESS"].map((event) => [
        event,
        { network: "test:1" }
      ])
    )
  })

  it("that failed is an error, which is tracked as one", async () => {
    vi.stubGlobal("open", testWindows().open)
    const kit = await open({}, [{ buyStatus: () => Effect.succeed({ status: "failed" as const }) }])
    const told: Array<string> = []
    kit.onEvent(({ event }) => {
      if (event.startsWith("PAY_")) told.push(event)
    })
    const paid = kit.pay.pay(request).catch(({ code, message }: Error & { code: string }) => [code, message])
    await vi.waitFor(() => expect(kit.getSnapshot().pay.payment).toBeDefined())
    await kit.pay.openExchange(north)
    await kit.pay.follow()
    expect(await paid).toEqual(["PAY_FAILED", "Unable to process payment: the exchange says that it failed."])
    expect(told.at(-1)).toBe("PAY_ERROR")
  })

  it("T28 opens nothing where the wallet was asked while the exchange made its link", async () => {
    const windows = testWindows()
    vi.stubGlobal("open", windows.open)
    const link = whenTold(Effect.succeed({ url: `${exchangePage}/pay`, sessionId: "s1" }))
    const sent = whenTold(Effect.succeed({ hash: "h1" }))
    const kit = await open({ send: sent.asked }, [{ payUrl: link.asked }])
    const paid = kit.pay.pay(request)
    const transfer = await kit.pay.prepare()
    const opening = kit.pay.openExchange(north).catch(({ code }: { code: string }) => code)
    await vi.waitFor(() => expect(link.asked).toHaveBeenCalledOnce())
    const submitted = kit.pay.submit(transfer)
    await vi.waitFor(() => expect(sent.asked).toHaveBeenCalledOnce())
    link.tell()
    expect(await opening).toBe("PAY_SUBMITTED")
    expect(windows.opened).toMatchObject([{ closed: true }])
    expect(kit.getSnapshot().pay.progress).toMatchObject({ type: "wallet", status: "asking" })
    sent.tell()
    await submitted
    expect(await paid).toMatchObject({ type: "wallet", hash: "h1" })
  })

  it("is the list of exchanges for the view, which stays where it cannot be read again", async () => {
    let isDown = false
    const list = [{ id: "north", name: "North" }]
    const kit = await open({}, [
      {
        exchanges: () =>
          isDown ? Effect.fail(new ExchangeFailedError({ of: "exchanges" })) : Effect.succeed(list)
      }
    ])
    const shown = () => kit.getSnapshot().pay.exchanges
    const seen: Array<string> = []
    kit.subscribe(() => {
      if (seen.at(-1) !== shown().status) seen.push(shown().status)
    })
    void kit.pay.pay(request).catch(() => {})
    await vi.waitFor(() => expect(kit.getSnapshot().pay.payment).toBeDefined())
    expect(await kit.pay.loadExchanges()).toEqual(list)
    expect(shown()).toEqual({ status: "ready", list })
    isDown = true
    await expect(kit.pay.loadExchanges()).rejects.toMatchObject({ code: "EXCHANGE_FAILED" })
    expect(shown()).toEqual({ status: "failed", list })
    expect(seen.filter((status) => status !== "idle")).toEqual(["loading", "ready", "loading", "failed"])
    await kit.pay.cancel()
  })

  it("names the hosts of its source's pictures as hosts of pictures", () => {
    const url = "https://exchanges.example"
    expect(
      exchangeApi({ projectId: "p1", url, pages: [exchangePage], pictures: ["https://pictures.example"] })
        .hosts
    ).toEqual([
      { origin: url, purpose: expect.any(String) },
      { origin: exchangePage, purpose: expect.any(String), uses: [] },
      { origin: "https://pictures.example", purpose: expect.any(String), uses: ["image"] }
    ])
  })
})

describe("how a session went", () => {
  const buyStatus = (status: "unknown" | "success") => () => Effect.succeed({ status } as never)
  it.each([
    ["unknown where all say so", ["unknown", "unknown"], "unknown"],
    ["what the second knows", ["unknown", "success"], "success"],
    ["what the first knows", ["success", "unknown"], "success"]
  ] as const)("is %s", async (_, told, expected) => {
    const kit = await open(
      {},
      told.map((status, index) => ({ id: `m${index}`, buyStatus: buyStatus(status) }))
    )
    expect(await kit.pay.buyStatus({ exchangeId: "north", sessionId: "s1" })).toMatchObject({
      status: expected
    })
  })
})

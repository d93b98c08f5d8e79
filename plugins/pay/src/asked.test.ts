import { createKit, memoryStorage } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
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

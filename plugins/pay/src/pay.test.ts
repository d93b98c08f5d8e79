import { createKit, memoryStorage } from "@latchkey/core"
import {
  NetworkMismatchError,
  NetworkSwitchRejectedError,
  TransferRejectedError,
  TransferUncertainError,
  type TransferOutcome
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import { network, request, testChain, testSource, type TestChainOptions } from "../support/testPay.ts"
import { pay } from "./index.ts"
import { pay as payWithViews } from "./react/index.ts"

interface Setting extends TestChainOptions {
  readonly features?: { readonly pay: boolean }
  readonly isConnected?: boolean
  readonly hasExchanges?: boolean
  readonly isShown?: boolean
}

const open = async ({
  features,
  isConnected = true,
  hasExchanges = false,
  isShown = false,
  ...chain
}: Setting = {}) => {
  const made = testChain(chain)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [made.plugin, (isShown ? payWithViews : pay)(), ...(hasExchanges ? [testSource()] : [])],
    storage: memoryStorage(),
    ...(features === undefined ? {} : { features })
  })
  if (isConnected) await kit.connect({ connectorId: "wallet" })
  return { kit, tell: made.tell, state: () => kit.getSnapshot().pay }
}
const outcomeOf = (work: Promise<unknown>) =>
  work.catch(({ code, details, rejected }: { code: string; details: object; rejected: boolean }) => ({
    code,
    ...details,
    ...(rejected ? { rejected } : {})
  }))
/** Waits until something is so. */
const eventually = (is: () => boolean) => vi.waitFor(() => expect(is()).toBe(true))

describe("a payment by the wallet", () => {
  it("S1.03 in part: is prepared, sent and followed, and pay resolves when the chain has it", async () => {
    const { kit, state } = await open()
    const seen: Array<string | undefined> = []
    kit.subscribe(() => {
      const status = state().progress?.status
      if (seen.at(-1) !== status) seen.push(status)
    })
    const paid = kit.pay.pay(request)
    const transfer = await kit.pay.prepare()
    expect(state().review).toBe(transfer)
    expect(transfer).toMatchObject({ receiver: "b2", networkId: "test:1", amount: { value: 100n } })
    expect(await kit.pay.submit(transfer)).toEqual({ hash: "h1" })
    const sent = {
      hash: "h1",
      networkId: "test:1",
      description: { kind: "pay", receiver: "b2", sends: [{ value: 100n }] }
    }
    const tracked = () => kit.getSnapshot().transactions.list
    expect(tracked()).toMatchObject([sent])
    expect(await paid).toEqual({ type: "wallet", networkId: "test:1", hash: "h1" })
    expect(seen.filter(Boolean)).toEqual(["asking", "sent", "success"])
    // What was sent was sent, whatever is paid next.
    void outcomeOf(kit.pay.pay(request))
    await expect.poll(() => state().progress).toBeUndefined()
    expect(tracked()).toMatchObject([{ ...sent, status: "confirmed" }])
    await kit.dispose()
  })

  it("T20 a token of which a part would not arrive is not offered, and nothing is asked of the wallet", async () => {
    const asset = { ...request.paymentAsset, asset: "t5" }
    const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit } = await open({
      send: sends,
      simulate: ({ transfer: { token } }) =>
        Effect.succeed({ status: "done", changes: [{ token, account: "b2", change: 90n }] })
    })
    const paid = outcomeOf(kit.pay.pay({ ...request, paymentAsset: asset }))
    expect(await outcomeOf(kit.pay.prepare())).toMatchObject({ code: "TRANSFER_TAX", percent: 10, most: 0 })
    expect(sends).not.toHaveBeenCalled()
    await kit.pay.cancel()
    await paid
    await kit.dispose()
  })

  it("T20 a merchant is not told that it is paid in full where less arrived, and is told how much arrived", async () => {
    const moved = (amount: string) => [{ amount, from: "a1", to: "b2" }]
    const payOf = async (list: ReadonlyArray<{ amount: string; from: string; to: string }> | undefined) => {
      const { kit, state } = await open({
        follow: () => Effect.succeed({ status: "success", ...(list === undefined ? {} : { moved: list }) })
      })
      const paid = kit.pay.pay(request).then(
        (result) => result,
        ({ code, details }: { code: string; details: object }) => ({ code, ...details })
      )
      await kit.pay.submit(await kit.pay.prepare())
      const answer = await paid
      expect(state().progress).toMatchObject({
        status: "success",
        ...(list === undefined ? {} : { moved: list })
      })
      await kit.dispose()
      return answer
    }
    const full = { type: "wallet", networkId: "test:1", hash: "h1" }
    expect(await payOf(moved("90"))).toEqual({
      code: "PAY_SHORT",
      type: "wallet",
      hash: "h1",
      asked: 100n,
      arrived: 90n
    })
    expect(await payOf([{ amount: "100", from: "a1", to: "c3" }])).toMatchObject({
      code: "PAY_SHORT",
      arrived: 0n
    })
    expect(await payOf(moved("100"))).toEqual({ ...full, arrived: 100n })
    // Nobody says it: that is neither much nor little.
    expect(await payOf(undefined)).toEqual(full)
  })

  it.each([
    ["another receiver", { receiver: "c3" }],
    ["another network", { networkId: "test:2" }],
    ["another amount", { amount: { value: 101n, decimals: 2, symbol: "COIN" } }],
    ["other decimals", { amount: { value: 100n, decimals: 3, symbol: "COIN" } }],
    ["a token", { token: "test:1:t5" }]
  ] as const)("T20 a transfer with %s is never shown as the payment", async (_, prepared) => {
    const { kit, state } = await open({ prepared })
    const paid = outcomeOf(kit.pay.pay(request))
    expect(await outcomeOf(kit.pay.prepare())).toEqual({ code: "TRANSFER_CHANGED", what: "request" })
    expect(state().review).toBeUndefined()
    await kit.pay.cancel()
    expect(await paid).toEqual({ code: "PAY_CANCELLED", rejected: true })
    await kit.dispose()
  })

  it("T20 only what was prepared for the open payment is sent, and no copy of it", async () => {
    const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit } = await open({ send: sends })
    const first = outcomeOf(kit.pay.pay(request))
    const transfer = await kit.pay.prepare()
    expect(await outcomeOf(kit.pay.submit({ ...transfer }))).toMatchObject({ code: "TRANSFER_CHANGED" })
    await kit.pay.cancel()
    await first
    expect(await outcomeOf(kit.pay.submit(transfer))).toEqual({ code: "PAY_MISSING" })
    const second = outcomeOf(kit.pay.pay({ ...request, amount: 5n }))
    expect(await outcomeOf(kit.pay.submit(transfer))).toMatchObject({ code: "TRANSFER_CHANGED" })
    expect(sends).not.toHaveBeenCalled()
    await kit.pay.cancel()
    await second
    await kit.dispose()
  })

  it("T22 moves a wallet on another network first, and pays nothing where it stays", async () => {
    const asked: Array<string> = []
    let isWilling = false
    const { kit } = await open({
      switchNetwork: async (networkId) => {
        asked.push(networkId)
        if (!isWilling) throw new NetworkSwitchRejectedError({ networkId })
      }
    })
    const there = { ...request, paymentAsset: { ...request.paymentAsset, network: "test:2" as const } }
    const paid = kit.pay.pay(there)
    expect(await outcomeOf(kit.pay.prepare())).toMatchObject({ code: "NETWORK_SWITCH_REJECTED" })
    isWilling = true
    const transfer = await kit.pay.prepare()
    expect(transfer.networkId).toBe("test:2")
    expect(asked).toEqual(["test:2", "test:2"])
    await kit.pay.submit(transfer)
    expect(await paid).toMatchObject({ networkId: "test:2" })
    await kit.dispose()
  })

  it("T20 the account that answers must be the one that was shown", async () => {
    const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit, tell } = await open({ send: sends })
    const paid = outcomeOf(kit.pay.pay(request))
    const transfer = await kit.pay.prepare()
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "d4", type: "eoa" }]
    })
    await eventually(() => kit.getSnapshot().account["test"]?.address === "d4")
    expect(await outcomeOf(kit.pay.submit(transfer))).toEqual({ code: "TRANSFER_CHANGED", what: "account" })
    expect(sends).not.toHaveBeenCalled()
    await kit.pay.cancel()
    await paid
    await kit.dispose()
  })

  it("T28 an end before anything was sent may be tried again; an unknown one is called that, and not", async () => {
    for (const [error, status, next] of [
      [new TransferRejectedError(), "unsent", { hash: "h1" }],
      [new NetworkMismatchError({ expected: "test:1", actual: "test:2" }), "unsent", { hash: "h1" }],
      [new TransferUncertainError(), "unknown", { code: "PAY_SUBMITTED" }]
    ] as const) {
      let calls = 0
      const { kit, state } = await open({
        send: () => (calls++ === 0 ? Effect.fail(error) : Effect.succeed({ hash: "h1" }))
      })
      const paid = outcomeOf(kit.pay.pay(request))
      const transfer = await kit.pay.prepare()
      expect(await outcomeOf(kit.pay.submit(transfer))).toMatchObject({ code: error.code })
      expect(state().progress).toMatchObject({ status, code: error.code })
      expect(await outcomeOf(kit.pay.submit(transfer))).toEqual(next)
      expect(await paid).toMatchObject(
        status === "unsent" ? { type: "wallet", hash: "h1" } : { code: "PAY_UNCERTAIN", type: "wallet" }
      )
      await kit.dispose()
    }
  })

  it("T28 is asked for once, however often it is submitted", async () => {
    const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit } = await open({ send: sends })
    const paid = kit.pay.pay(request)
    const [one, other] = [await kit.pay.prepare(), await kit.pay.prepare()]
    const all = await Promise.allSettled([kit.pay.submit(one), kit.pay.submit(one), kit.pay.submit(other)])
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"])
    await paid
    expect(await outcomeOf(kit.pay.submit(other))).toEqual({ code: "PAY_SUBMITTED" })
    expect(sends).toHaveBeenCalledOnce()
    await kit.dispose()
  })

  it("T28 a wallet that takes its time is asked once: neither for the same transfer again nor for another", async () => {
    const { asked, tell } = whenTold(Effect.succeed({ hash: "h1" }))
    const { kit, state } = await open({ send: asked })
    const paid = kit.pay.pay(request)
    const [one, other] = [await kit.pay.prepare(), await kit.pay.prepare()]
    const first = kit.pay.submit(one)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    for (const again of [one, other, one])
      expect(await outcomeOf(kit.pay.submit(again))).toEqual({ code: "PAY_SUBMITTED" })
    expect(state().progress).toMatchObject({ status: "asking", transfer: one })
    tell()
    await first
    expect(await paid).toMatchObject({ hash: "h1" })
    expect(asked).toHaveBeenCalledOnce()
    await kit.dispose()
  })

  it("T28 what the visitor no longer waits for is unknown, with the wallet asked or not", async () => {
    const { kit, state } = await open({ send: () => Effect.never })
    const paid = outcomeOf(kit.pay.pay(request))
    const transfer = await kit.pay.prepare()
    const asking = outcomeOf(kit.pay.submit(transfer))
    await eventually(() => state().progress?.status === "asking")
    await kit.pay.stopAsking()
    expect(await asking).toMatchObject({ code: "TRANSFER_UNCERTAIN" })
    expect(await paid).toEqual({ code: "PAY_UNCERTAIN", type: "wallet" })
    await kit.dispose()
  })

  it("T28 what the network did not carry out failed; what nobody knows of is unknown, and can be asked about again", async () => {
    const outcomes = [{ status: "unknown" as const }, { status: "failed" as const, reason: "out of gas" }]
    const { kit, state } = await open({ follow: () => Effect.succeed(outcomes.shift()!) })
    const paid = outcomeOf(kit.pay.pay(request))
    await kit.pay.submit(await kit.pay.prepare())
    expect(await paid).toEqual({ code: "PAY_UNCERTAIN", type: "wallet", hash: "h1" })
    expect(state().progress).toMatchObject({ status: "unknown", hash: "h1" })
    expect(await kit.pay.follow()).toMatchObject({ status: "failed" })
    expect(state().progress).toMatchObject({ status: "failed", reason: "out of gas" })
    await kit.dispose()

    const other = await open({ follow: () => Effect.succeed({ status: "failed", reason: "reverted" }) })
    const failed = outcomeOf(other.kit.pay.pay(request))
    await other.kit.pay.submit(await other.kit.pay.prepare())
    expect(await failed).toEqual({ code: "PAY_FAILED", type: "wallet", hash: "h1", reason: "reverted" })
    await other.kit.dispose()
  })
})

describe("a payment whose network takes its time", () => {
  it("T28 is neither uncertain nor failed: pay waits until the chain has it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    let outcome: TransferOutcome = { status: "pending" }
    const { kit, state } = await open({ follow: () => Effect.succeed(outcome) })
    let told: unknown
    void outcomeOf(kit.pay.pay(request)).then((answer) => (told = answer))
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        await vi.advanceTimersByTimeAsync(60_000)
        await new Promise(setImmediate)
      }
    }
    const submitted = kit.pay.prepare().then((transfer) => kit.pay.submit(transfer))
    await pass(10)
    await submitted
    expect([told, state().progress?.status]).toEqual([undefined, "sent"])
    outcome = { status: "success" }
    await pass(3)
    expect(told).toMatchObject({ type: "wallet", hash: "h1" })
    await kit.dispose()
  })
})

describe("an open payment", () => {
  it("S9.05 in part: is not to be had without the plugin, or where the app turns it off", async () => {
    const { kit } = await open({ features: { pay: false } })
    expect(await outcomeOf(kit.pay.pay(request))).toEqual({ code: "PAY_UNSUPPORTED", networkId: "test:1" })
    expect(await outcomeOf(kit.pay.exchanges(request))).toMatchObject({ code: "PAY_UNSUPPORTED" })
    await kit.dispose()
  })

  it("needs somebody who can pay it", async () => {
    const { kit } = await open({ canSend: false })
    expect(await outcomeOf(kit.pay.pay(request))).toMatchObject({ code: "PAY_UNSUPPORTED" })
    await kit.dispose()
    const other = await open({ canSend: false, hasExchanges: true })
    const barred = { ...request, payWithExchange: false } as const
    expect(await outcomeOf(other.kit.pay.pay(barred))).toMatchObject({ code: "PAY_UNSUPPORTED" })
    const paid = outcomeOf(other.kit.pay.pay(request))
    await eventually(() => other.state().payment !== undefined)
    expect(other.state().payment).toMatchObject({ byWallet: false })
    await other.kit.pay.cancel()
    await paid
    await other.kit.dispose()
  })

  it("T28 is the only one: another has to wait until its outcome is known", async () => {
    const { kit, state } = await open({ send: () => Effect.never })
    const first = outcomeOf(kit.pay.pay(request))
    await eventually(() => state().payment !== undefined)
    expect(await outcomeOf(kit.pay.pay(request))).toEqual({ code: "PAY_BUSY" })
    await kit.pay.cancel()
    expect(await first).toEqual({ code: "PAY_CANCELLED", rejected: true })
    expect(state().payment).toBeUndefined()
    const second = outcomeOf(kit.pay.pay(request))
    const asking = outcomeOf(kit.pay.submit(await kit.pay.prepare()))
    await eventually(() => state().progress?.status === "asking")
    await kit.pay.cancel()
    expect(await outcomeOf(kit.pay.pay(request))).toEqual({ code: "PAY_BUSY" })
    await kit.pay.stopAsking()
    await asking
    expect(await second).toMatchObject({ code: "PAY_UNCERTAIN" })
    expect(state()).toEqual({ exchanges: { status: "idle", list: [] } })
    await kit.dispose()
  })

  it("ends with the app's signal", async () => {
    const { kit, state } = await open()
    const controller = new AbortController()
    const paid = outcomeOf(kit.pay.pay(request, { signal: controller.signal }))
    await eventually(() => state().payment !== undefined)
    controller.abort()
    expect(await paid).toMatchObject({ code: "CANCELLED" })
    await eventually(() => state().payment === undefined)
    await kit.dispose()
  })

  it("T28 says that a visitor who left has declined, where the wallet says so later", async () => {
    const { asked, tell: decline } = whenTold(Effect.fail(new TransferRejectedError()))
    const { kit, state } = await open({ send: asked })
    const paid = outcomeOf(kit.pay.pay(request))
    const asking = outcomeOf(kit.pay.submit(await kit.pay.prepare()))
    await eventually(() => state().progress?.status === "asking")
    await kit.pay.cancel()
    decline()
    await asking
    expect(await paid).toEqual({ code: "PAY_CANCELLED", rejected: true })
    expect(state().payment).toBeUndefined()
    await kit.dispose()
  })

  it.each(["prepare", "follow", "loadExchanges"] as const)("without one, %s fails", async (name) => {
    const { kit } = await open()
    expect(await outcomeOf(kit.pay[name]())).toEqual({ code: "PAY_MISSING" })
    await kit.pay.cancel()
    await kit.dispose()
  })
})

describe("the journey of a payment", () => {
  const views = (kit: Awaited<ReturnType<typeof open>>["kit"]) =>
    kit.getSnapshot().navigation.stack.map(({ view }) => view)

  it("is shown at once, comes back when a wallet was connected for it, and ends when it is closed", async () => {
    const { kit, state } = await open({ isShown: true, isConnected: false })
    const paid = outcomeOf(kit.pay.pay(request))
    await eventually(() => views(kit).at(-1) === "pay/Pay")
    kit.navigation.push("Connect")
    await kit.connect({ connectorId: "wallet" })
    await eventually(() => views(kit).at(-1) === "pay/Pay")
    expect(kit.getSnapshot().navigation.open).toBe(true)
    kit.navigation.close()
    expect(await paid).toEqual({ code: "PAY_CANCELLED", rejected: true })
    await eventually(() => state().payment === undefined)
    await kit.dispose()
  })

  it("is left when the app cancels it", async () => {
    const { kit } = await open({ isShown: true })
    const paid = outcomeOf(kit.pay.pay(request))
    await eventually(() => views(kit).at(-1) === "pay/Pay")
    await kit.pay.cancel()
    expect(await paid).toMatchObject({ code: "PAY_CANCELLED" })
    await eventually(() => !kit.getSnapshot().navigation.open)
    await kit.dispose()
  })

  it("T28 a payment that was sent goes on where the modal is closed", async () => {
    let arrive = () => {}
    const { kit, state } = await open({
      isShown: true,
      follow: () =>
        Effect.callback((resume) => {
          arrive = () => resume(Effect.succeed({ status: "success" }))
        })
    })
    const paid = kit.pay.pay(request)
    await eventually(() => views(kit).at(-1) === "pay/Pay")
    await kit.pay.submit(await kit.pay.prepare())
    await eventually(() => state().progress?.status === "sent")
    kit.navigation.close()
    arrive()
    expect(await paid).toMatchObject({ type: "wallet", hash: "h1" })
    await eventually(() => state().payment === undefined)
    await kit.dispose()
  })
})

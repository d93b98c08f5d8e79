import { createKit, memoryStorage, type AppCall, type CallsReport } from "@latchkey/core"
import { TransferRejectedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { batches } from "./react/index.ts"

const calls = [
  { to: "0xb2", data: "0x01" },
  { to: "0xb3", value: "0x2" }
] as const

const setUp = async (options: TestChainOptions = {}, storage = memoryStorage()) => {
  const { plugin, tell } = testChain(options)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, batches()],
    unsupportedNetwork: "ignore",
    storage
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  return { kit, tell, list: () => kit.getSnapshot().batches.list }
}
const reports = (...told: ReadonlyArray<CallsReport>) => {
  let index = 0
  return () => Effect.sync(() => told[Math.min(index++, told.length - 1)]!)
}
const pending: CallsReport = { status: "pending", receipts: [] }
const unknown: CallsReport = { status: "unknown", receipts: [] }

describe("sending calls", () => {
  it("asks the wallet for all of them or none, and keeps what it took on", async () => {
    const asked: Array<unknown> = []
    const { kit, list } = await setUp({
      send: ({ calls: told, address, isAtomic }) =>
        Effect.sync(() => (asked.push({ told, address, isAtomic }), { id: "b1" }))
    })
    expect(await kit.batches.send({ calls })).toEqual({ id: "b1" })
    expect(await kit.batches.send({ calls: [calls[0]], isAtomic: false })).toEqual({ id: "b1" })
    expect(asked).toEqual([
      { told: calls, address: "a1", isAtomic: true },
      { told: [calls[0]], address: "a1", isAtomic: false }
    ])
    expect(list()).toMatchObject([
      { id: "b1", account: "test:1:a1", calls: [calls[0]], status: "pending", receipts: [] }
    ])
  })

  it("T28 in part: a wallet that takes its time is asked once for the same calls, and for others too", async () => {
    const wallet = whenTold(Effect.succeed({ id: "b1" }))
    const { kit, list } = await setUp({ send: wallet.asked })
    const first = kit.batches.send({ calls })
    await vi.waitFor(() => expect(wallet.asked).toHaveBeenCalledTimes(1))
    const again = kit.batches.send({ calls: calls.map((call) => ({ ...call })) })
    const other = kit.batches.send({ calls: [calls[0]] })
    await vi.waitFor(() => expect(wallet.asked).toHaveBeenCalledTimes(2))
    wallet.tell()
    expect(await Promise.all([first, again, other])).toEqual([{ id: "b1" }, { id: "b1" }, { id: "b1" }])
    expect(wallet.asked).toHaveBeenCalledTimes(2)
    expect(list()).toHaveLength(1)
    await kit.batches.send({ calls })
    expect(wallet.asked).toHaveBeenCalledTimes(3)
  })

  it("whoever joined hears that the visitor declined, and the wallet may be asked anew", async () => {
    const wallet = whenTold(Effect.fail(new TransferRejectedError()))
    const { kit } = await setUp({ send: wallet.asked })
    const both = [kit.batches.send({ calls }), kit.batches.send({ calls })]
    await vi.waitFor(() => expect(wallet.asked).toHaveBeenCalled())
    wallet.tell()
    for (const sending of both) await expect(sending).rejects.toMatchObject({ rejected: true })
    expect(wallet.asked).toHaveBeenCalledTimes(1)
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({ rejected: true })
    expect(wallet.asked).toHaveBeenCalledTimes(2)
  })

  it("S5.12 in part: asks nobody for what the chain says is no call, and says where it is", async () => {
    const { kit, list } = await setUp({
      findProblem: () => ({ field: "data", index: 1 }),
      send: () => Effect.die("asked")
    })
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({
      code: "BATCHES_CALLS_INVALID",
      details: { field: "data", index: 1 }
    })
    expect(list()).toEqual([])
  })

  it("T20 in part: sends and shows what was checked, though the app changes its calls meanwhile", async () => {
    const given: Array<AppCall> = [{ to: "0xb2" }]
    const sent: Array<unknown> = []
    const { kit, list } = await setUp({
      findProblem: () => {
        queueMicrotask(() => {
          given[0] = { to: "0xbad" }
        })
        return undefined
      },
      send: ({ calls: told }) =>
        Effect.promise(async () => {
          await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
          sent.push(...told)
          return { id: "b1" }
        })
    })
    await kit.batches.send({ calls: given })
    expect(given).toEqual([{ to: "0xbad" }])
    expect(sent).toEqual([{ to: "0xb2" }])
    expect(list()[0]?.calls).toEqual([{ to: "0xb2" }])
  })

  it("T30 in part: does not ask a wallet that uses another account by then", async () => {
    let leave = async () => {}
    const { kit, list, tell } = await setUp({
      loading: Effect.promise(() => leave()),
      send: () => Effect.die("asked")
    })
    leave = async () => {
      tell({
        type: "accounts",
        namespace: "test",
        accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
      })
      await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
    }
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
    expect(list()).toEqual([])
  })

  it("asks nobody on a network that the app does not use", async () => {
    const { kit } = await setUp({ networkId: "test:9", send: () => Effect.die("asked") })
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({ code: "NETWORK_NOT_FOUND" })
  })

  it("what the visitor declines leaves nothing behind", async () => {
    const { kit, list } = await setUp({ send: () => Effect.fail(new TransferRejectedError()) })
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({ rejected: true })
    expect(list()).toEqual([])
  })

  it("says that wallets of the namespace cannot, and that nobody is connected", async () => {
    const { kit } = await setUp({ canBatch: false })
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
    await kit.disconnect()
    await expect(kit.batches.send({ calls })).rejects.toMatchObject({ code: "NOT_CONNECTED" })
  })

  it("keeps the latest 20", async () => {
    let count = 0
    const { kit, list } = await setUp({ send: () => Effect.sync(() => ({ id: `b${++count}` })) })
    for (let index = 0; index < 21; index++) await kit.batches.send({ calls })
    expect(list().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `b${21 - index}`))
  })
})

describe("following calls", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<CallsReport>([
    { status: "confirmed", isAtomic: true, receipts: [{ hash: "h1", status: "success", block: 7 }] },
    {
      status: "partlyFailed",
      receipts: [
        { hash: "h1", status: "success" },
        { hash: "h2", status: "failed" }
      ]
    },
    { status: "failed", receipts: [{ hash: "h1", status: "failed" }] },
    { status: "offchainFailure", receipts: [] }
  ])(
    "asks until wallet and chain know it, and keeps each transaction with its page: $status",
    async (end) => {
      const { kit, list } = await setUp({ report: reports(unknown, pending, end) })
      await kit.batches.send({ calls })
      const following = kit.batches.follow({ id: "b1" })
      await vi.waitFor(() => expect(list()[0]).toMatchObject({ isFollowed: true, status: "unknown" }))
      await vi.advanceTimersByTimeAsync(2_500)
      expect(await following).toEqual(end)
      expect(list()[0]).toMatchObject({
        isFollowed: false,
        status: end.status,
        receipts: end.receipts.map((receipt) => ({
          ...receipt,
          explorerUrl: `https://explorer.test/tx/${receipt.hash}`
        }))
      })
    }
  )

  it.each([pending, unknown])("leaves what nobody can tell within 25 s as it is: $status", async (end) => {
    const { kit, list } = await setUp({ report: reports(end) })
    await kit.batches.send({ calls })
    const following = kit.batches.follow({ id: "b1" })
    let isOver = false
    void following.then(() => {
      isOver = true
    })
    await vi.waitFor(() => expect(list()[0]?.isFollowed).toBe(true))
    await vi.advanceTimersByTimeAsync(24_000)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await following).toEqual(end)
    expect(list()[0]).toMatchObject({ isFollowed: false, status: end.status })
  })

  it("of calls that it never sent, or that another account sent, it knows nothing", async () => {
    let address = "a1"
    const { kit, tell } = await setUp({ address: () => address })
    await expect(kit.batches.follow({ id: "b1" })).rejects.toMatchObject({ code: "BATCHES_MISSING" })
    await kit.batches.send({ calls })
    address = "a2"
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
    await expect(kit.batches.follow({ id: "b1" })).rejects.toMatchObject({ code: "BATCHES_MISSING" })
  })

  it("T28 in part: an answer that comes after the account has changed says nothing of its calls", async () => {
    let answer: ((report: CallsReport) => void) | undefined
    const { kit, list, tell } = await setUp({
      report: () =>
        Effect.promise(
          () =>
            new Promise((resolve) => {
              answer = resolve
            })
        )
    })
    await kit.batches.send({ calls })
    const following = kit.batches.follow({ id: "b1" })
    await vi.waitFor(() => expect(answer).toBeDefined())
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
    answer?.({ status: "confirmed", receipts: [] })
    expect(await following).toMatchObject({ status: "pending" })
    expect(list()[0]).toMatchObject({ status: "pending", isFollowed: false })
  })
})

describe("a reload", () => {
  const confirmed: CallsReport = { status: "confirmed", receipts: [{ hash: "h1", status: "success" }] }
  const send = () => Effect.succeed({ id: "b1" })

  it("S5.12 in part: leaves what has no end yet, which is followed on, and opens no view for it", async () => {
    const storage = memoryStorage()
    const first = await setUp({ send }, storage)
    await first.kit.batches.send({ calls })
    const [sent] = first.list()
    expect(first.kit.getSnapshot().navigation.open).toBe(true)
    await first.kit.dispose()

    const { kit, list } = await setUp({ report: reports(confirmed) }, storage)
    expect(list()).toEqual([])
    expect(await kit.batches.follow({ id: "b1" })).toEqual(confirmed)
    expect(list()).toMatchObject([
      { id: "b1", account: "test:1:a1", calls, sentAt: sent!.sentAt, isRestored: true, status: "confirmed" }
    ])
    expect(kit.getSnapshot().navigation.open).toBe(false)
    await kit.dispose()

    // What has ended is known on.
    const third = await setUp({ report: reports(confirmed) }, storage)
    expect(await third.kit.batches.follow({ id: "b1" })).toEqual(confirmed)
  })

  it("T30 in part: leaves another account's batch alone", async () => {
    const storage = memoryStorage()
    const first = await setUp({ send, address: () => "a2" }, storage)
    await first.kit.batches.send({ calls })
    await first.kit.disconnect()
    await first.kit.dispose()
    const { kit } = await setUp({ report: () => Effect.die("asked") }, storage)
    await expect(kit.batches.follow({ id: "b1" })).rejects.toMatchObject({ code: "BATCHES_MISSING" })
  })
})

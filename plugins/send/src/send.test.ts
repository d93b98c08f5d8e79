import { createKit, memoryStorage } from "@latchkey/core"
import {
  NetworkMismatchError,
  TransferRejectedError,
  TransferUncertainError,
  type TransferOutcome
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { send, type SendOptions } from "./index.ts"

const one = { value: 1n, decimals: 2 }

const open = async (
  options: TestChainOptions = {},
  storage = memoryStorage(),
  sendOptions: SendOptions = {}
) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(options), send(sendOptions)],
    storage
  })
  await kit.connect({ connectorId: "wallet" })
  return { kit, state: () => kit.getSnapshot().send }
}

describe("send", () => {
  it("S1.09 in part: prepares, sends and follows a transfer, and says where it is", async () => {
    const { kit, state } = await open()
    const seen: Array<string | undefined> = []
    kit.subscribe(() => {
      const status = state().progress?.status
      if (seen.at(-1) !== status) seen.push(status)
    })
    await kit.send.edit({ amount: "0.01", receiver: "b2" })
    const { transfer } = await kit.send.prepare({ receiver: " b2\n", amount: one })
    expect(state().review?.transfer).toBe(transfer)
    expect(await kit.send.submit(transfer)).toEqual({ hash: "h1" })
    expect(state()).toMatchObject({
      form: { amount: "", receiver: "" },
      progress: { status: "sent", hash: "h1" }
    })
    expect(state().review).toBeUndefined()
    expect(await kit.send.follow()).toEqual({ status: "success" })
    expect(seen.filter(Boolean)).toEqual(["asking", "sent", "success"])
    await kit.dispose()
  })

  it("T20 a review says what arrives of a token, and what nobody could try; more than the app allows is refused", async () => {
    const token = "test:1:t5"
    const arriving =
      (change: bigint): TestChainOptions["simulate"] =>
      () =>
        Effect.succeed({
          status: "done",
          changes: [
            { token, account: "a1", change: -100n },
            { token, account: "b2", change }
          ]
        })
    const amount = { value: 100n, decimals: 2 }
    const reviewOf = async (simulate: TestChainOptions["simulate"], maxTransferTax?: number) => {
      const { kit, state } = await open(
        simulate === undefined ? {} : { simulate },
        memoryStorage(),
        maxTransferTax === undefined ? {} : { maxTransferTax }
      )
      const answer = await kit.send.prepare({ receiver: "b2", token, amount }).then(
        ({ trial }) => trial,
        ({ code, details }: { code: string; details: object }) => ({ code, ...details })
      )
      const isShown = state().review !== undefined
      // The network's own coin arrives, or fails.
      if (maxTransferTax === undefined)
        expect((await kit.send.prepare({ receiver: "b2", amount })).trial).toBeUndefined()
      await kit.dispose()
      return [answer, isShown]
    }
    const kept = { status: "done", arrives: 90n, missing: 10 }
    expect(await reviewOf(arriving(90n))).toEqual([kept, true])
    expect(await reviewOf(arriving(90n), 10)).toEqual([kept, true])
    expect(await reviewOf(arriving(90n), 9.99)).toEqual([
      { code: "TRANSFER_TAX", symbol: "COIN", percent: 10, most: 9.99 },
      false
    ])
    expect(await reviewOf(arriving(100n), 0)).toEqual([{ status: "done", arrives: 100n, missing: 0 }, true])
    for (const odd of [
      { status: "untried" },
      { status: "refused", step: 0 },
      { status: "done", changes: [] }
    ] as const)
      expect(await reviewOf(() => Effect.succeed(odd), 0)).toEqual([{ status: "untried" }, true])
    expect(await reviewOf(undefined, 0)).toEqual([undefined, true])
  })

  it("that it was asked for, what became of it and how much arrived is tracked; what the visitor declines is no error", async () => {
    const token = "test:1:t5"
    let outcome: TransferOutcome = {
      status: "success",
      moved: [
        { token, amount: "90", from: "a1", to: "b2" },
        { token, amount: "10", from: "a1", to: "c3" }
      ]
    }
    let fails: TransferRejectedError | NetworkMismatchError | undefined
    const { kit } = await open({
      follow: () => Effect.succeed(outcome),
      send: () => (fails === undefined ? Effect.succeed({ hash: "h1" }) : Effect.fail(fails))
    })
    const told: Array<unknown> = []
    kit.onEvent(({ event, properties }) => {
      if (event.startsWith("SEND")) told.push([event, properties])
    })
    const sent = async () => {
      const { transfer } = await kit.send.prepare({
        receiver: "b2",
        token,
        amount: { value: 100n, decimals: 2 }
      })
      await kit.send.submit(transfer).then(
        () => kit.send.follow(),
        () => {}
      )
      return told.splice(0)
    }
    const begun = ["SEND_INITIATED", expect.objectContaining({ network: "test:1" })]
    expect(await sent()).toEqual([begun, ["SEND_SUCCESS", { network: "test:1", arrived: "90" }]])
    outcome = { status: "success" }
    expect(await sent()).toEqual([begun, ["SEND_SUCCESS", { network: "test:1" }]])
    outcome = { status: "failed", moved: [{ token, amount: "90", from: "a1", to: "b2" }] } as never
    expect(await sent()).toEqual([begun, ["SEND_ERROR", { network: "test:1" }]])
    fails = new TransferRejectedError()
    expect(await sent()).toEqual([begun])
    fails = new NetworkMismatchError({ expected: "test:1", actual: "test:2" })
    expect(await sent()).toEqual([begun, ["SEND_ERROR", { code: "NETWORK_MISMATCH" }]])
    await kit.dispose()
  })

  it("what was sent stays in the ledger with what became of it, also when another transfer follows", async () => {
    let hashes = 0
    const outcomes = [{ status: "failed" as const }, { status: "success" as const }]
    const { kit } = await open({
      send: () => Effect.sync(() => ({ hash: `h${++hashes}` })),
      follow: () => Effect.succeed(outcomes.shift()!)
    })
    const tracked = () => kit.getSnapshot().transactions.list
    const sent = () => tracked().map(({ hash, status }) => `${hash} ${status}`)
    for (const expected of [["h1 pending"], ["h2 pending", "h1 failed"]]) {
      const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
      await kit.send.submit(transfer)
      expect(sent()).toEqual(expected)
      await kit.send.follow()
    }
    expect(sent()).toEqual(["h2 confirmed", "h1 failed"])
    expect(tracked()[0]).toMatchObject({
      networkId: "test:1",
      account: "a1",
      description: { kind: "send", receiver: "b2", sends: [one] }
    })
    await kit.dispose()
  })

  it("S1.03 in part: lists what the account holds, and says who told it", async () => {
    const { kit, state } = await open()
    const list = await kit.send.tokens()
    expect(list.map(({ name }) => name)).toEqual(["Coin", "Tea"])
    expect(state().tokens).toEqual({ status: "ready", list, source: "node" })
    await kit.dispose()
  })

  it("S3.11 in part, T21 in part: the state has the prices of what the account holds, in the currency of the options", async () => {
    const asked: Array<unknown> = []
    const price = (value: bigint, symbol = "EUR") => ({ value, decimals: 2, symbol })
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1), network(2)],
      plugins: [
        testChain({
          prices: ({ tokens, currency }) => {
            asked.push([tokens, currency])
            return Effect.succeed([
              { price: price(250n) },
              { token: "test:1:t5", price: price(0n) },
              { token: "test:1:t6", price: price(1n, "USD") }
            ])
          }
        }),
        send({ currency: "eur" })
      ],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "wallet" })
    const list = await kit.send.tokens()
    await vi.waitFor(() =>
      expect(kit.getSnapshot().send.tokens).toEqual({
        status: "ready",
        list,
        source: "node",
        prices: [{ price: price(250n) }],
        coinWorth: { value: 25n * 10n ** 18n, decimals: 18, symbol: "EUR" }
      })
    )
    expect(asked).toEqual([[["test:1:t5"], "EUR"]])
    await kit.dispose()
  })

  it("has no prices where these cannot be read", async () => {
    const asked = vi.fn(() => Effect.fail(new TransferUncertainError()))
    const { kit, state } = await open({ prices: asked })
    const list = await kit.send.tokens()
    await vi.waitFor(() => expect(state().tokens.prices).toEqual([]))
    expect(state().tokens).toMatchObject({ status: "ready", list })
    await kit.dispose()
  })

  it("keeps what it knew of tokens when they cannot be read", async () => {
    const { kit, state } = await open({ tokens: () => Effect.fail(new TransferUncertainError()) })
    await expect(kit.send.tokens()).rejects.toMatchObject({ code: "TRANSFER_UNCERTAIN" })
    expect(state().tokens).toEqual({ status: "failed", list: [] })
    await kit.dispose()
  })

  it("T28 each transfer is asked for once, however often it is submitted", async () => {
    const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit } = await open({ send: sends })
    const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
    const both = await Promise.allSettled([kit.send.submit(transfer), kit.send.submit(transfer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    await expect(kit.send.submit(transfer)).rejects.toMatchObject({ code: "SEND_TRANSFER_SUBMITTED" })
    expect(sends).toHaveBeenCalledTimes(1)
    await kit.dispose()
  })

  it("T28 a wallet that takes its time is asked once: neither for the same transfer again nor for another", async () => {
    const { asked, tell } = whenTold(Effect.succeed({ hash: "h1" }))
    const { kit, state } = await open({ send: asked })
    const [{ transfer }, { transfer: other }] = [
      await kit.send.prepare({ receiver: "b2", amount: one }),
      await kit.send.prepare({ receiver: "b2", amount: one })
    ]
    const first = kit.send.submit(transfer)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    for (const again of [transfer, other, transfer])
      await expect(kit.send.submit(again)).rejects.toMatchObject({ code: "SEND_TRANSFER_SUBMITTED" })
    expect(state().progress).toMatchObject({ status: "asking", transfer })
    tell()
    expect(await first).toEqual({ hash: "h1" })
    await expect(kit.send.submit(transfer)).rejects.toMatchObject({ code: "SEND_TRANSFER_SUBMITTED" })
    expect(asked).toHaveBeenCalledOnce()
    await kit.dispose()
  })

  it("T20 submits only what this kit has prepared, and not a copy of it", async () => {
    const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
    const { kit } = await open({ send: sends })
    const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
    for (const other of [{ ...transfer }, { ...transfer, receiver: "c3" }, {}])
      await expect(kit.send.submit(other as never)).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
    expect(sends).not.toHaveBeenCalled()
    await kit.dispose()
  })

  it("T28 an end before anything was sent may be tried again, an unknown one not", async () => {
    for (const [error, status, next] of [
      [new TransferRejectedError(), "unsent", "h1"],
      [new NetworkMismatchError({ expected: "test:1", actual: "test:2" }), "unsent", "h1"],
      [new TransferUncertainError(), "unknown", "SEND_TRANSFER_SUBMITTED"]
    ] as const) {
      let calls = 0
      const { kit, state } = await open({
        send: () => (calls++ === 0 ? Effect.fail(error) : Effect.succeed({ hash: "h1" }))
      })
      await kit.send.edit({ amount: "0.01", receiver: "b2" })
      const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
      await expect(kit.send.submit(transfer)).rejects.toMatchObject({ code: error.code })
      expect(state().progress).toMatchObject({ status, code: error.code })
      expect(state().form).toMatchObject({ amount: "0.01", receiver: "b2" })
      const again = await kit.send.submit(transfer).then(
        ({ hash }) => hash,
        ({ code }) => code
      )
      expect(again).toBe(next)
      await kit.dispose()
    }
  })

  it("T28 who waits no longer, or leaves the wallet, does not know whether it was sent", async () => {
    const never = { send: () => Effect.never }
    const stopped = await open(never)
    const { transfer } = await stopped.kit.send.prepare({ receiver: "b2", amount: one })
    const waiting = stopped.kit.send.submit(transfer)
    const other = await stopped.kit.send.prepare({ receiver: "b2", amount: one })
    await expect(stopped.kit.send.submit(other.transfer)).rejects.toMatchObject({
      code: "SEND_TRANSFER_SUBMITTED"
    })
    await stopped.kit.send.stopAsking()
    await expect(waiting).rejects.toMatchObject({ code: "TRANSFER_UNCERTAIN" })
    expect(stopped.state().progress?.status).toBe("unknown")
    await stopped.kit.dispose()

    const left = await open(never)
    const prepared = await left.kit.send.prepare({ receiver: "b2", amount: one })
    const asking = left.kit.send.submit(prepared.transfer)
    await left.kit.disconnect()
    await expect(asking).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    expect(left.state().progress?.status).toBe("unknown")
    await left.kit.dispose()

    const aborted = await open(never)
    const controller = new AbortController()
    const last = await aborted.kit.send.prepare({ receiver: "b2", amount: one })
    const aborting = aborted.kit.send.submit(last.transfer, { signal: controller.signal })
    controller.abort()
    await expect(aborting).rejects.toMatchObject({ code: "CANCELLED" })
    expect(aborted.state().progress?.status).toBe("unknown")
    await aborted.kit.dispose()
  })

  it("T28 a wallet that answers after the visitor stopped waiting, or left, is heard: what it sent is followed", async () => {
    for (const how of ["stopped", "left"]) {
      let answer: ((_: { readonly hash: string }) => void) | undefined
      const { kit, state } = await open({
        send: () =>
          Effect.promise(() => new Promise<{ readonly hash: string }>((resolve) => (answer = resolve))),
        follow: () => Effect.succeed({ status: "success" })
      })
      const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
      const controller = new AbortController()
      const asking = kit.send.submit(transfer, { signal: controller.signal })
      await vi.waitFor(() => expect(answer).toBeDefined())
      if (how === "left") controller.abort()
      else await kit.send.stopAsking()
      await expect(asking).rejects.toMatchObject({
        code: how === "left" ? "CANCELLED" : "TRANSFER_UNCERTAIN"
      })
      expect(state().progress?.status).toBe("unknown")
      expect(kit.getSnapshot().transactions.list).toMatchObject([{ status: "asking" }])
      answer!({ hash: "h1" })
      await vi.waitFor(() => expect(state().progress).toMatchObject({ status: "success", hash: "h1" }))
      expect(kit.getSnapshot().transactions.list).toMatchObject([
        { hash: "h1", status: "confirmed", description: { receiver: "b2" } }
      ])
      await kit.dispose()
    }
  })

  it("T28 a transfer is followed for as long as the chain has it in no block, whoever has gone", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    let outcome: TransferOutcome = { status: "pending" }
    const { kit, state } = await open({ follow: () => Effect.succeed(outcome) })
    const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
    await kit.send.submit(transfer)
    const controller = new AbortController()
    const following = kit.send.follow({ signal: controller.signal }).catch(({ code }) => code)
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        await vi.advanceTimersByTimeAsync(60_000)
        await new Promise(setImmediate)
      }
    }
    await pass(10)
    expect(state().progress?.status).toBe("sent")
    expect(kit.getSnapshot().transactions.list).toMatchObject([{ hash: "h1", status: "pending" }])
    controller.abort()
    expect(await following).toBe("CANCELLED")
    outcome = { status: "success" }
    await pass(3)
    expect(state().progress?.status).toBe("success")
    await kit.dispose()
  })

  it("T28 the same to the same receiver is prepared with a warning for as long as the first may arrive", async () => {
    let outcome: TransferOutcome = { status: "unknown" }
    const { kit } = await open({ follow: () => Effect.succeed(outcome) })
    const prepare = async (more: object = {}) =>
      (await kit.send.prepare({ receiver: "b2", amount: one, ...more })).isRepeated
    expect(await prepare()).toBeUndefined()
    const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
    await kit.send.submit(transfer)
    expect(await prepare()).toBe(true)
    await kit.send.follow()
    expect(await prepare()).toBe(true)
    expect(await prepare({ receiver: "c3" })).toBeUndefined()
    expect(await prepare({ amount: { value: 2n, decimals: 2 } })).toBeUndefined()
    outcome = { status: "success" }
    await kit.send.follow()
    expect(await prepare()).toBeUndefined()
    await kit.dispose()
  })

  it("T28 an outcome that nobody can tell is unknown, and can be asked for again", async () => {
    const outcomes = [{ status: "unknown" }, { status: "failed", reason: "too poor" }] as const
    let calls = 0
    const { kit, state } = await open({ follow: () => Effect.succeed(outcomes[calls++]!) })
    await expect(kit.send.follow()).rejects.toMatchObject({ code: "SEND_TRANSFER_MISSING" })
    const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
    await kit.send.submit(transfer)
    for (const outcome of outcomes) {
      expect(await kit.send.follow()).toEqual(outcome)
      expect(state().progress).toMatchObject({ ...outcome, hash: "h1" })
    }
    await kit.dispose()
  })

  it("S4.08[all] a network of another namespace is flagged while it is switched to, has that namespace's own address, is stored, and has an empty form", async () => {
    const storage = memoryStorage()
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1), network(2), testNetwork(7, "other")],
      plugins: [testChain(), virtualChain({ otherWallet: { connect: () => "a9" } }, "other").plugin, send()],
      storage
    })
    await kit.connect({ connectorId: "otherWallet" })
    await kit.connect({ connectorId: "wallet" })
    await kit.switchNetwork({ networkId: "test:2" })
    await kit.send.edit({ amount: "1", receiver: "b2" })
    const flags: Array<boolean> = []
    kit.subscribe(() => {
      const flag = kit.getSnapshot().network.isSwitchingNamespace
      if (flags.at(-1) !== flag) flags.push(flag)
    })
    await kit.switchNetwork({ networkId: "other:7" })
    expect(flags.filter((flag, index) => flag || index > 0)).toEqual([true, false])
    const { network: shown, account, send: form } = kit.getSnapshot()
    expect(shown.activeNamespace).toBe("other")
    expect(shown.byNamespace["other"]?.caipNetwork?.caipNetworkId).toBe("other:7")
    expect(account["other"]?.caipAddress).toBe("other:7:a9")
    expect(form.form).toEqual({ amount: "", receiver: "" })
    expect(storage.get("active_caip_network_id")).toBe("other:7")
    await kit.dispose()
  })

  it("S4.08 in part, S4.06 in part: the form is another one for another network, and after leaving", async () => {
    const { kit, state } = await open()
    const empty = { amount: "", receiver: "" }
    await kit.send.tokens()
    await kit.send.edit({ amount: "1", receiver: "b2", token: "test:1:t5" })
    await kit.send.prepare({ receiver: "b2", amount: one })
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state()).toEqual({ form: empty, tokens: { status: "idle", list: [] } })
    await kit.send.edit({ amount: "2" })
    await kit.disconnect()
    expect(state().form).toEqual(empty)
    await kit.dispose()
  })

  it.each([
    [undefined, false],
    [false, true]
  ])(
    "S4.06[all] disconnecting clears the form, the session, the connector's id and the record of the namespace; closeModal: %s leaves the modal open: %s",
    async (closeModal, isOpen) => {
      const storage = memoryStorage()
      const { kit, state } = await open({}, storage)
      const stored = () =>
        ["connections", "connected_namespaces", "test:connected_connector_id"].map((key) => storage.get(key))
      await kit.send.edit({ amount: "1", receiver: "b2" })
      kit.open({ view: "Account" })
      expect(stored()).toEqual([expect.stringContaining("wallet"), "test", "wallet"])
      await kit.disconnect(closeModal === undefined ? {} : { closeModal })
      expect(stored()).toEqual([undefined, undefined, undefined])
      expect(state()).toMatchObject({ form: { amount: "", receiver: "" } })
      expect(kit.getSnapshot().connection.connections["test"] ?? []).toEqual([])
      expect(kit.getSnapshot().navigation.open).toBe(isOpen)
      await kit.dispose()
    }
  )

  it("S5.02 in part: an amount and a receiver are required", async () => {
    const { kit } = await open()
    const text = "An amount and receiver address are required"
    await expect(kit.send.prepare({ receiver: " ", amount: one })).rejects.toThrow(text)
    await expect(kit.send.prepare({ receiver: "b2" } as never)).rejects.toThrow(text)
    await expect(kit.send.prepare(undefined as never)).rejects.toThrow(text)
    await expect(kit.send.prepare({ receiver: "b2\u200b", amount: one })).rejects.toMatchObject({
      details: { reason: "invisible" }
    })
    await kit.dispose()
  })

  it("of a chain that lists no tokens, its own coin is what can be sent", async () => {
    const { kit, state } = await open({ canList: false, memoBytes: 5 })
    const coin = { name: "Coin", amount: { value: 1_000n, decimals: 2, symbol: "COIN" } }
    expect(await kit.send.tokens()).toEqual([coin])
    expect(state().tokens).toEqual({ status: "ready", list: [coin], source: "node", memoBytes: 5 })
    await kit.dispose()
  })

  it("T20 a memo goes with a transfer only where the chain has one, and none that hides something", async () => {
    const { kit, state } = await open({ memoBytes: 5 })
    const { transfer, request } = await kit.send.prepare({ receiver: "b2", amount: one, memo: "12" })
    expect([transfer.memo, request]).toEqual(["12", { receiver: "b2", amount: one, memo: "12" }])
    expect((await kit.send.prepare({ receiver: "b2", amount: one, memo: "" })).transfer).not.toHaveProperty(
      "memo"
    )
    for (const memo of ["1\u200b2", "1\n2", "\u202e12", "\ud800"])
      await expect(kit.send.prepare({ receiver: "b2", amount: one, memo })).rejects.toMatchObject({
        code: "TRANSFER_MEMO_INVALID",
        details: { reason: "characters" }
      })
    await kit.dispose()
    const without = await open()
    await without.kit.send.tokens()
    expect(state().tokens).not.toHaveProperty("memoBytes")
    await expect(without.kit.send.prepare({ receiver: "b2", amount: one, memo: "12" })).rejects.toMatchObject(
      { code: "TRANSFER_MEMO_INVALID", details: { reason: "unsupported" } }
    )
    await without.kit.dispose()
  })

  it("T23 tells of a receiver that was entered as another network writes it", async () => {
    const { kit } = await open()
    const enteredAs = async (receiver: string) =>
      (await kit.send.prepare({ receiver, amount: one })).enteredAs
    expect([await enteredAs(" x2 "), await enteredAs("b2"), await enteredAs("B2\n")]).toEqual([
      "x2",
      undefined,
      undefined
    ])
    await kit.dispose()
  })

  it("T23 tells of a receiver that looks like one that was sent to before, on later visits too", async () => {
    const storage = memoryStorage()
    const first = await open({}, storage)
    const known = "b123456789012345"
    const { transfer } = await first.kit.send.prepare({ receiver: known, amount: one })
    await first.kit.send.submit(transfer)
    await first.kit.dispose()
    const { kit } = await open({}, storage)
    const prepare = async (receiver: string) => kit.send.prepare({ receiver, amount: one })
    expect(await prepare("b123459999992345")).toMatchObject({ lookAlike: known })
    expect(await prepare(known)).not.toHaveProperty("lookAlike")
    expect(await prepare("b999999999992345")).not.toHaveProperty("lookAlike")
    await kit.dispose()
  })

  it("S9.06 in part: fails where the namespace cannot send, and before a wallet is connected", async () => {
    const { kit } = await open({ canSend: false })
    await expect(kit.send.prepare({ receiver: "b2", amount: one })).rejects.toMatchObject({
      code: "CAPABILITY_MISSING",
      details: { namespace: "test", capability: "transfers" }
    })
    await kit.disconnect()
    await expect(kit.send.prepare({ receiver: "b2", amount: one })).rejects.toMatchObject({
      code: "NOT_CONNECTED"
    })
    await kit.dispose()
  })
})

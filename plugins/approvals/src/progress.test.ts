import { createKit, memoryStorage, type CallFacts, type TransferOutcome } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished } from "vitest"
import { approvalOf, network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { approvals, type RevokeReview } from "./index.ts"
import { isRevocation } from "./isRevocation.ts"

const setUp = async (options: TestChainOptions = {}) => {
  let reads = 0
  const { plugin } = testChain({
    ...options,
    list: () => Effect.sync(() => (reads++, { approvals: [approvalOf("s1"), approvalOf("s2")] }))
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, approvals()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  await kit.approvals.load()
  const state = () => kit.getSnapshot().approvals
  return {
    kit,
    state,
    reads: () => reads,
    prepare: (index = 0) => kit.approvals.prepare({ key: state().byNamespace["test"]!.list[index]!.key })
  }
}

describe("the progress of a revocation", () => {
  it("is over when the next one is prepared, once the chain has told how it ended", async () => {
    const { kit, state, prepare } = await setUp()
    await kit.approvals.submit(await prepare())
    await kit.approvals.follow()
    expect(state().progress?.status).toBe("success")
    await prepare()
    expect(state()).not.toHaveProperty("progress")
  })

  it("T28 in part: stays while the chain has not told it, though the next one is prepared", async () => {
    const { kit, state, prepare } = await setUp()
    await kit.approvals.submit(await prepare())
    await prepare(1)
    expect(state().progress).toMatchObject({ status: "sent", hash: "h1" })
    expect(await kit.approvals.follow()).toEqual({ status: "success" })
  })

  it("T28 in part: of an earlier one is not told in the place of one that the wallet is asked for", async () => {
    const { promise, resolve } = Promise.withResolvers<TransferOutcome>()
    let sent = 0
    const { kit, state, prepare } = await setUp({
      send: () => (sent++ === 0 ? Effect.succeed({ hash: "h1" }) : Effect.never),
      follow: () => Effect.promise(() => promise)
    })
    await kit.approvals.submit(await prepare())
    const following = kit.approvals.follow()
    const second = await prepare(1)
    const asking = kit.approvals.submit(second).catch(() => {})
    await expect.poll(() => state().progress?.status).toBe("asking")
    resolve({ status: "success" })
    expect(await following).toEqual({ status: "success" })
    expect(state().progress).toMatchObject({ status: "asking", review: second })
    await kit.approvals.stopAsking()
    await asking
  })

  it("T28 in part: is unknown where the app gave up waiting for the wallet", async () => {
    const { kit, state, prepare } = await setUp({ send: () => Effect.never })
    const abort = new AbortController()
    const asking = kit.approvals.submit(await prepare(), { signal: abort.signal })
    await expect.poll(() => state().progress?.status).toBe("asking")
    abort.abort()
    await expect(asking).rejects.toMatchObject({ code: "CANCELLED" })
    await expect.poll(() => state().progress?.status).toBe("unknown")
  })

  it("is no reason to read again where nobody can tell how it ended", async () => {
    const { kit, reads, prepare } = await setUp({ follow: () => Effect.succeed({ status: "unknown" }) })
    await kit.approvals.submit(await prepare())
    const before = reads()
    expect(await kit.approvals.follow()).toEqual({ status: "unknown" })
    expect(reads()).toBe(before)
  })
})

describe("T25 in part: what counts as taking an approval back", () => {
  const facts: CallFacts = { kind: "approval", token: "test:1:t5", spender: "s1", amount: 0n }
  const review = (more: object = {}): RevokeReview => ({
    account: "test:1:a1",
    approval: { ...approvalOf("s1"), key: "1" },
    prepared: {
      networkId: "test:1",
      sender: "a1",
      call: { to: "t5", value: 0n, data: "" },
      fee: { value: 1n, decimals: 2, symbol: "COIN" },
      request: {},
      ...more
    }
  })
  it.each<readonly [boolean, object]>([
    [true, {}],
    [false, { networkId: "test:2" }],
    [false, { sender: "a2" }],
    [false, { call: { to: "t5", value: 1n, data: "" } }]
  ])("is %s of case %#", (is, more) => {
    expect(isRevocation(review(more), facts)).toBe(is)
  })

  const { amount: _, ...collection } = approvalOf("s1", { isUnlimited: true })
  const operator = { kind: "operator", collection: "test:1:t5", operator: "s1", isApproved: false }
  const token = { key: "1", ...approvalOf("s1") }
  it.each<readonly [boolean, string, object, object | undefined]>([
    [true, "an approval of nothing", token, facts],
    [false, "an approval of something", token, { ...facts, amount: 1n }],
    [false, "another token's", token, { ...facts, token: "test:1:t6" }],
    [false, "another spender's", token, { ...facts, spender: "s2" }],
    [false, "a transfer with the fields of one", token, { ...facts, kind: "transfer" }],
    [false, "an operator's", token, operator],
    [false, "what nobody can read", token, undefined],
    [true, "an operator that is none any more", { key: "1", ...collection }, operator],
    [false, "an operator that is one", { key: "1", ...collection }, { ...operator, isApproved: true }],
    [false, "another collection's", { key: "1", ...collection }, { ...operator, collection: "test:1:t6" }],
    [false, "another operator", { key: "1", ...collection }, { ...operator, operator: "s2" }],
    [false, "a swap with the fields of one", { key: "1", ...collection }, { ...operator, kind: "swap" }],
    [false, "a token's", { key: "1", ...collection }, facts]
  ])("is %s of %s", (is, _title, approval, given) => {
    const about = { ...review(), approval } as RevokeReview
    expect(isRevocation(about, given as CallFacts | undefined)).toBe(is)
  })
})

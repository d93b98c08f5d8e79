import type { RpcCall, TransactionQuery } from "@latchkey/core/effect"
import { toBase58, toBase64 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc, type NodeAnswers } from "../../support/fakeRpc.ts"
import { solanaMainnet } from "../networks.ts"
import { digestOf } from "./digestOf.ts"
import { makeTracker } from "./makeTracker.ts"
import { placeOf } from "./placeOf.ts"
import type { SignedTransfers } from "./resend.ts"
import { encodeTransfer, type TransferFacts } from "./TransferMessage.ts"

const sender = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const receiver = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
const urls = ["https://one.test", "https://two.test"] as const
const network = fakeNetwork(solanaMainnet, { custom: [...urls] })
const facts: TransferFacts = { sender, receiver, value: 5n, memo: "for 42" }
const signature = new Uint8Array(64).fill(7)
const hash = toBase58(signature)
const lost = toBase58(new Uint8Array(64).fill(8))
const digest = (await Effect.runPromise(digestOf(facts)))!
const { order } = await Effect.runPromise(
  placeOf(facts, { blockhash: new Uint8Array(32).fill(3), lastBlock: 250n, slot: 90n })
)

/** A transaction as a node tells it: the wallet bid more than it was asked to. */
const signedOver = (does: TransferFacts, by = signature) => ({
  transaction: [
    toBase64(
      Uint8Array.of(1, ...by, ...encodeTransfer(does, { units: 9, price: 77n }, new Uint8Array(32).fill(4)))
    ),
    "base64"
  ]
})
const status = (confirmationStatus: string, err: unknown = null) => ({
  context: { slot: 2_000 },
  value: [{ slot: 100, err, confirmationStatus }]
})
const none = (slot = 2_000) => ({ context: { slot }, value: [null] })
/** A node whose final chain is past the last block of the transaction. */
const past: NodeAnswers = {
  getSignatureStatuses: () => none(),
  getEpochInfo: () => ({ absoluteSlot: 1_900, blockHeight: 600 }),
  getBlockHeight: () => 620,
  getTransaction: () => signedOver(facts)
}

/** One look, over two nodes that answer so. */
const look = (
  one: NodeAnswers,
  more: Partial<TransactionQuery> = { hash },
  { two = one, signed = new Map() }: { readonly two?: NodeAnswers; readonly signed?: SignedTransfers } = {}
) => {
  const nodes = { [urls[0]]: fakeRpc(one), [urls[1]]: fakeRpc(two) }
  const tracker = makeTracker(
    {
      request: (call: RpcCall & { readonly urls: ReadonlyArray<string> }) =>
        nodes[call.urls[0] as (typeof urls)[0]].request(call)
    } as never,
    {},
    signed
  )
  const query = { network, account: sender, others: [], isOld: false, digest, order, ...more }
  return {
    asked: () => Object.values(nodes).flatMap(({ calls }) => calls.map(({ method }) => method)),
    sight: Effect.runPromise(tracker.look(query as TransactionQuery))
  }
}
/** The block was asked for before: it is the last. */
const certain = { hash, order: { ...order, lastBlock: "599" } }

describe("what became of a transaction", () => {
  it.each([
    ["processed", null, { status: "pending", hash }],
    ["confirmed", null, { status: "confirmed", hash, isFinal: false }],
    ["finalized", null, { status: "confirmed", hash, isFinal: true }],
    [
      "finalized",
      { InsufficientFundsForRent: { account_index: 1 } },
      { status: "failed", hash, isFinal: true, reason: "Insufficient funds for rent" }
    ]
  ])("T28 that is %s, with the failure %j, is %j", async (depth, err, told) => {
    expect(await look({ ...past, getSignatureStatuses: () => status(depth, err) }).sight).toEqual(told)
  })

  it("T28 of which one node knows nothing is what another knows", async () => {
    const two = { ...past, getSignatureStatuses: () => status("confirmed") }
    expect(await look(past, certain, { two }).sight).toMatchObject({ status: "confirmed" })
    expect(await look({}, certain, { two }).sight).toMatchObject({ status: "confirmed" })
  })

  it("T28 that was confirmed and is forgotten by one node is not called dropped while the other knows it", async () => {
    const two = { ...past, getSignatureStatuses: () => status("finalized") }
    expect(await look(past, certain, { two }).sight).toMatchObject({ status: "confirmed", isFinal: true })
  })

  it("T28 is dropped once the final chain of every node is past its last block, and never before", async () => {
    expect(await look(past, certain).sight).toEqual({ status: "dropped" })
    const at = (blockHeight: number) => ({
      ...past,
      getEpochInfo: () => ({ absoluteSlot: 1_900, blockHeight })
    })
    expect(await look(at(599), certain).sight).toEqual({ status: "absent" })
    // One of them is behind.
    expect(await look(past, certain, { two: at(599) }).sight).toEqual({ status: "absent" })
    // The one that could be asked is enough.
    expect(await look(past, certain, { two: {} }).sight).toEqual({ status: "dropped" })
  })

  it("T28 is not dropped by the status of a node that is behind the one that told the height", async () => {
    expect(await look({ ...past, getSignatureStatuses: () => none(1_899) }, certain).sight).toEqual({
      status: "absent"
    })
  })

  it("T28 is not dropped where it is found when its status is asked for once more", async () => {
    let asked = 0
    const late = {
      ...past,
      getSignatureStatuses: () => (++asked > 2 ? status("finalized") : none())
    }
    expect(await look(late, certain).sight).toEqual({ status: "absent" })
  })

  it("T28 long ago is dropped only by a node that remembers all since the wallet was asked", async () => {
    const old = (first: unknown) => ({
      ...past,
      getEpochInfo: () => ({ absoluteSlot: 1_900, blockHeight: 9_000 }),
      getFirstAvailableBlock: () => first
    })
    expect(await look(old(90), certain).sight).toEqual({ status: "dropped" })
    expect(await look(old(91), certain).sight).toEqual({ status: "absent" })
    await expect(look(old("?"), certain).sight).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
  })

  it("T28 of which only the wallet knows the blockhash lasts as long as the youngest that it may have", async () => {
    expect(await look(past).sight).toEqual({
      status: "pending",
      order: { ...order, lastBlock: "920" }
    })
    // Of what an app sent itself nobody knows how long it lasts.
    expect(await look(past, { hash, order: undefined } as never).sight).toEqual({ status: "absent" })
  })

  it("T28 is handed to the network again as long as a block takes it, and dropped by the block that was signed over", async () => {
    const kept = (lastBlock: bigint): SignedTransfers =>
      new Map([[hash, { transaction: Uint8Array.of(9), lastBlock }]])
    const living = look({ ...past, sendTransaction: () => hash }, { hash }, { signed: kept(620n) })
    expect(await living.sight).toEqual({ status: "absent" })
    expect(living.asked()).toContain("sendTransaction")
    const over = look({ ...past, sendTransaction: () => hash }, { hash }, { signed: kept(599n) })
    expect(await over.sight).toEqual({ status: "dropped" })
    expect(over.asked()).not.toContain("sendTransaction")
  })

  it("T20, T28: of a signature that is another transaction's nothing is said", async () => {
    const known = { ...past, getSignatureStatuses: () => status("finalized") }
    for (const does of [
      { ...facts, value: 6n },
      { ...facts, receiver: sender },
      { ...facts, memo: "for 43" },
      { ...facts, memo: undefined }
    ])
      expect(await look({ ...known, getTransaction: () => signedOver(does) }).sight).toEqual({
        status: "absent"
      })
  })
})

describe("a transaction whose signature nobody told", () => {
  const entry = (of: string, slot: number, err: unknown = null) => ({
    signature: of,
    slot,
    err,
    confirmationStatus: "finalized"
  })
  const node = (list: ReadonlyArray<unknown>, does: TransferFacts = facts): NodeAnswers => ({
    getSignaturesForAddress: () => list,
    getTransaction: ([of]) =>
      of === lost
        ? signedOver(does, new Uint8Array(64).fill(8))
        : signedOver({ ...facts, value: 1n }, signature)
  })
  const untold: Partial<TransactionQuery> = {}

  it("T28 is found among its account's since the wallet was asked, by what it does", async () => {
    const listed = node([entry(hash, 95), entry(lost, 91)])
    expect(await look(listed, untold).sight).toEqual({ status: "confirmed", hash: lost, isFinal: true })
    expect(await look(node([]), untold, { two: listed }).sight).toMatchObject({ hash: lost })
    expect(
      await look(node([entry(lost, 91, { InstructionError: [2, { Custom: 1 }] })]), untold).sight
    ).toEqual({ status: "failed", hash: lost, isFinal: true, reason: "Program error 1" })
  })

  it.each<[string, NodeAnswers, Partial<TransactionQuery>]>([
    ["older than the question", node([entry(lost, 89)]), untold],
    ["another's of the account", node([entry(lost, 91)]), { ...untold, others: [lost] }],
    ["one that does something else", node([entry(lost, 91)], { ...facts, memo: "for 43" }), untold],
    [
      "one, where nobody knows what it does",
      node([entry(lost, 91)]),
      { ...untold, digest: undefined } as never
    ],
    ["one, where nobody knows since when", node([entry(lost, 91)]), { ...untold, order: {} }]
  ])("T28 is not said to be %s", async (_, answers, more) => {
    expect(await look(answers, more).sight).toEqual({ status: "absent" })
  })

  it("T28 is never dropped: the wallet may sign it later, over another blockhash", async () => {
    expect(await look({ ...past, ...node([]) }, { ...untold, order: certain.order }).sight).toEqual({
      status: "absent"
    })
  })
})

it.each([[undefined], ["odd"], [{}], [{ value: "x" }], [{ context: {}, value: [null, null] }], [-1]])(
  "T06 is not believed where the nodes answer with %j",
  async (odd) => {
    for (const method of Object.keys(past)) {
      const { sight } = look({ ...past, [method]: () => odd }, certain)
      const told = await sight.catch(({ code }: { readonly code: string }) => ({ status: code }))
      expect(
        method === "getTransaction" || method === "getBlockHeight"
          ? ["dropped"]
          : ["NODE_ANSWER_INVALID", "absent"]
      ).toContain(told.status)
    }
  }
)

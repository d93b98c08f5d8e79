import { assert, describe, it } from "@effect/vitest"
import type { PreparedTransfer } from "@latchkey/core/effect"
import { toBase58, toBase64 } from "@latchkey/core/chain-kit"
import { rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc } from "../../support/fakeRpc.ts"
import { solanaMainnet } from "../networks.ts"
import { followTransfer } from "./followTransfer.ts"
import type { SignedTransfer } from "./resend.ts"
import { encodeTransfer } from "./TransferMessage.ts"
import { unsigned } from "./tryTransfer.ts"

const sender = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const receiver = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
const network = fakeNetwork(solanaMainnet, { custom: ["https://own.test"] })
const facts = { sender, receiver, value: 5n }
const bid = { units: 20_450, price: 10_000n }
const signature = new Uint8Array(64).fill(7)
const hash = toBase58(signature)
const transfer = {
  sender,
  request: { transaction: toBase64(unsigned(encodeTransfer(facts, bid))), pubkey: sender }
} as PreparedTransfer

const signed = (message: Uint8Array) => ({
  transaction: [toBase64(Uint8Array.of(1, ...signature, ...message)), "base64"]
})
const own = signed(encodeTransfer(facts, bid, new Uint8Array(32).fill(3)))
const inChain = { value: [{ slot: 5, err: null, confirmationStatus: "confirmed" }] }
const failure = { InstructionError: [2, { Custom: 1 }] }

/** What becomes of it, within two minutes. */
const follow = (status: unknown, transactions: ReadonlyArray<unknown>) =>
  Effect.gen(function* () {
    const left = [...transactions]
    const { request, calls } = fakeRpc({
      getSignatureStatuses: () => status,
      getTransaction: () => (left.length > 1 ? left.shift() : left[0])
    })
    const fiber = yield* Effect.forkChild(
      followTransfer(rpcReader({ request }, {}, network), transfer, hash),
      {
        startImmediately: true
      }
    )
    yield* TestClock.adjust("2 minutes")
    return { outcome: yield* Fiber.join(fiber), reads: calls.length }
  })

describe("a transfer that is followed", () => {
  it.effect("S8.14 in part: succeeds, or fails with the chain's reason", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* follow(inChain, [own])).outcome, { status: "success" })
      const failed = { value: [{ slot: 5, err: failure, confirmationStatus: "confirmed" }] }
      assert.deepStrictEqual((yield* follow(failed, [own])).outcome, {
        status: "failed",
        reason: "Program error 1"
      })
    })
  )

  it.effect(
    "T28 is still under way where it got into no block within a minute: what became of it is told by its last block",
    () =>
      Effect.gen(function* () {
        for (const status of [{ value: [null] }, { value: [] }, null, "lost"]) {
          const { outcome, reads } = yield* follow(status, [own])
          assert.deepStrictEqual(outcome, { status: "pending" })
          assert.isTrue(reads >= 30 && reads <= 61)
        }
      })
  )

  it.effect("T28 waits for a node that knows the block, and not yet what is in it", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* follow(inChain, [null, null, own])).outcome, { status: "success" })
      assert.deepStrictEqual((yield* follow(inChain, [null])).outcome, { status: "unknown" })
    })
  )

  it.effect("T20, T28: is unknown where the transaction is another one, or cannot be read", () =>
    Effect.gen(function* () {
      const others = [
        { ...facts, value: 6n },
        { ...facts, receiver: sender },
        { ...facts, sender: receiver, receiver: sender }
      ].map((other) => signed(encodeTransfer(other, bid)))
      const unsignedOne = { transaction: [toBase64(unsigned(encodeTransfer(facts, bid))), "base64"] }
      const foreign = { transaction: [own.transaction[0]!.replace("B", "C"), "base64"] }
      for (const answer of [...others, unsignedOne, foreign, {}, 7, { transaction: ["%", "base64"] }])
        for (const err of [null, failure]) {
          const status = { value: [{ slot: 5, err, confirmationStatus: "confirmed" }] }
          assert.deepStrictEqual((yield* follow(status, [answer])).outcome, { status: "unknown" })
        }
    })
  )
})

describe("a signed transfer that the network has dropped", () => {
  const bytes = Uint8Array.of(1, ...signature, 9)
  /** It gets into a block with the look of that number; the chain is at that height. */
  const dropped = (looks: number, height: number) =>
    Effect.gen(function* () {
      const left = { looks }
      const { request, calls } = fakeRpc({
        getSignatureStatuses: () => (--left.looks > 0 ? { value: [null] } : inChain),
        getTransaction: () => own,
        getBlockHeight: () => height,
        sendTransaction: () => hash
      })
      const kept = new Map<string, SignedTransfer>([[hash, { transaction: bytes, lastBlock: 100n }]])
      const fiber = yield* Effect.forkChild(
        followTransfer(rpcReader({ request }, {}, network), transfer, hash, kept),
        { startImmediately: true }
      )
      yield* TestClock.adjust("2 minutes")
      const outcome = yield* Fiber.join(fiber)
      const sent = calls.filter(({ method }) => method === "sendTransaction").map(({ params }) => params)
      return { outcome, sent, isKept: kept.get(hash)?.transaction !== undefined }
    })

  it.effect("T28 is handed to it again every other second, the same bytes, until it is in a block", () =>
    Effect.gen(function* () {
      const again = [toBase64(bytes), { encoding: "base64", skipPreflight: true, maxRetries: 0 }]
      assert.deepStrictEqual(yield* dropped(7, 100), {
        outcome: { status: "success" },
        sent: [again, again, again],
        isKept: true
      })
      // It was sent right before the first look.
      assert.deepStrictEqual((yield* dropped(1, 100)).sent, [])
    })
  )

  it.effect("is not handed to it once its last block is past", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* dropped(7, 101), {
        outcome: { status: "success" },
        sent: [],
        isKept: false
      })
    })
  )
})

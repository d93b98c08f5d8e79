import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import { fakeProvider } from "../../support/fakeProvider.ts"
import { encodeApproval, encodeTransfer } from "../transfer/tokenCalls.ts"
import type { PlainCall } from "../transfer/TransactionRequest.ts"
import { followSponsored } from "./followSponsored.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const token = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const hash = `0x${"ab".repeat(32)}`
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`
const coin: PlainCall = { from: sender, to: receiver, value: "0x5", data: "0x" }
const tea: PlainCall = { from: sender, to: token, value: "0x0", data: encodeTransfer(receiver, 5n) }
const moved = (to = receiver, address: string = token) => ({
  address: address.toLowerCase(),
  topics: [TRANSFER, topic(sender), topic(to)],
  data: `0x${"5".padStart(64, "0")}`
})
const receipt = (status: string, logs: ReadonlyArray<object> = []) => ({
  transactionHash: hash,
  status,
  blockNumber: "0x7",
  from: sender.toLowerCase(),
  to: sender.toLowerCase(),
  gasUsed: "0x1",
  logs
})
const says = (status: number, receipts: ReadonlyArray<object> = []) => ({
  id: "b1",
  chainId: "0xa",
  status,
  receipts
})

const follow = (
  call: PlainCall,
  told: ReadonlyArray<object | undefined>,
  onChain: ReturnType<typeof receipt> | null = null
) =>
  Effect.gen(function* () {
    const rest = [...told]
    const { reader } = fakeChainReader(10, { eth_getTransactionReceipt: () => onChain })
    const wallet = fakeProvider({
      wallet_getCallsStatus: () => {
        const next = rest.length > 1 ? rest.shift() : rest[0]
        if (next === undefined) throw new Error("busy")
        return next
      }
    })
    const fiber = yield* Effect.forkChild(followSponsored(reader, wallet, { call, id: "b1" }), {
      startImmediately: true
    })
    for (let second = 0; second < 30; second++) {
      yield* Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))
      yield* TestClock.adjust(1_000)
    }
    return yield* Fiber.join(fiber)
  })

describe("what became of a call that a sponsor pays for", () => {
  it.effect("is asked until wallet and chain say the same, with the transaction's hash", () =>
    Effect.gen(function* () {
      const done = says(200, [{ transactionHash: hash, status: "0x1" }])
      const outcome = yield* follow(coin, [undefined, says(100), done], receipt("0x1"))
      assert.strictEqual(outcome.status, "success")
      assert.strictEqual(outcome.hash, hash)
    })
  )

  it.effect("T20 is no success of a token's transfer where the transaction holds another's", () =>
    Effect.gen(function* () {
      const done = [says(200, [{ transactionHash: hash, status: "0x1" }])]
      const of = (...logs: ReadonlyArray<object>) => follow(tea, done, receipt("0x1", logs))
      assert.strictEqual((yield* of(moved())).status, "success")
      assert.strictEqual((yield* of(moved(token))).status, "unknown")
      assert.strictEqual((yield* of(moved(receiver, receiver))).status, "unknown")
      assert.strictEqual((yield* of()).status, "unknown")
    })
  )

  it.effect("tells what it moved of the account, and nothing of what else whoever carried it out moved", () =>
    Effect.gen(function* () {
      const done = [says(200, [{ transactionHash: hash, status: "0x1" }])]
      const others = { ...moved(), topics: [TRANSFER, topic(token), topic(receiver)] }
      assert.deepStrictEqual(yield* follow(tea, done, receipt("0x1", [moved(), others])), {
        status: "success",
        hash,
        moved: [{ token: `eip155:10:${token}`, amount: "5", from: sender, to: receiver }]
      })
    })
  )

  it.effect("T20 in part: is no success of an approval where the transaction allows something else", () =>
    Effect.gen(function* () {
      const done = [says(200, [{ transactionHash: hash, status: "0x1" }])]
      const approval: PlainCall = { ...tea, data: encodeApproval(receiver, 5n) }
      const allowed = (spender: string, owner = sender) => ({
        ...moved(),
        topics: [APPROVAL, topic(owner), topic(spender)]
      })
      const of = (...logs: ReadonlyArray<unknown>) => follow(approval, done, receipt("0x1", logs as never))
      assert.strictEqual((yield* of(allowed(receiver))).status, "success")
      assert.strictEqual((yield* of(null, allowed(receiver).topics, allowed(receiver))).status, "success")
      for (const log of [
        allowed(token),
        allowed(receiver, token),
        moved(),
        { ...allowed(receiver), address: receiver.toLowerCase() },
        { ...allowed(receiver), address: 7 },
        { ...allowed(receiver), topics: allowed(receiver).topics.join() }
      ])
        assert.strictEqual((yield* of(log)).status, "unknown", JSON.stringify(log))
      const unread = yield* follow(approval, done, { ...receipt("0x1"), logs: "none" } as never)
      assert.strictEqual(unread.status, "unknown")
    })
  )

  it.effect("has failed where wallet and chain say so, or the wallet that it sent nothing and will not", () =>
    Effect.gen(function* () {
      const undone = says(500, [{ transactionHash: hash, status: "0x0" }])
      assert.deepStrictEqual(yield* follow(coin, [undone], receipt("0x0")), { status: "failed", hash })
      assert.deepStrictEqual(yield* follow(coin, [says(400)]), { status: "failed" })
    })
  )

  it.effect(
    "T28 is pending while the wallet is at it, and unknown where it says nothing or other than the chain",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* follow(coin, [says(100)]), { status: "pending" })
        assert.deepStrictEqual(yield* follow(coin, [undefined]), { status: "unknown" })
        const done = says(200, [{ transactionHash: hash, status: "0x1" }])
        assert.deepStrictEqual(yield* follow(coin, [done], receipt("0x0")), { status: "unknown", hash })
      })
  )
})

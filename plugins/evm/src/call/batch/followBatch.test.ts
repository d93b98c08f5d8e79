import { assert, describe, it } from "@effect/vitest"
import type { PreparedBatch } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeChainReader } from "../../../support/fakeChainReader.ts"
import { fakeProvider } from "../../../support/fakeProvider.ts"
import { encodeApproval } from "../../transfer/tokenCalls.ts"
import { followBatch } from "./followBatch.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const token = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const hash = `0x${"ab".repeat(32)}`
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`

/** A batch that allows a spender a token, and then calls it. */
const prepared = {
  networkId: "eip155:10",
  sender,
  calls: [
    {
      call: { to: token, value: 0n, data: encodeApproval(spender, 5n) },
      facts: { kind: "approval", token: `eip155:10:${token}`, spender, amount: 5n }
    },
    { call: { to: spender, value: 0n, data: "0x1234" } }
  ],
  fee: { value: 1n, decimals: 18, symbol: "ETH" },
  request: {}
} as unknown as PreparedBatch

const allowed = (more: { owner?: string; spender?: string; token?: string; kind?: string } = {}) => ({
  address: (more.token ?? token).toLowerCase(),
  topics: [more.kind ?? APPROVAL, topic(more.owner ?? sender), topic(more.spender ?? spender)],
  data: `0x${"5".padStart(64, "0")}`
})
const receipt = (status: string, logs: unknown = [allowed()]) => ({
  transactionHash: hash,
  status,
  blockNumber: "0x7",
  from: sender.toLowerCase(),
  to: sender.toLowerCase(),
  gasUsed: "0x1",
  logs
})
const says = (status: unknown, more: object = { receipts: [{ transactionHash: hash }] }) => ({
  id: "b1",
  chainId: "0xa",
  status,
  ...more
})

const follow = (told: ReadonlyArray<unknown>, onChain: unknown = receipt("0x1")) =>
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
    const fiber = yield* Effect.forkChild(followBatch(reader, wallet, { prepared, id: "b1" }), {
      startImmediately: true
    })
    for (let second = 0; second < 30; second++) {
      yield* Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))
      yield* TestClock.adjust(1_000)
    }
    const outcome = yield* Fiber.join(fiber)
    return { outcome, asked: wallet.calls }
  })
const outcomeOf = (...given: Parameters<typeof follow>) =>
  Effect.map(follow(...given), ({ outcome }) => outcome)

describe("what became of a batch", () => {
  it.effect("is asked of the wallet by its id until it says something final, with the last transaction", () =>
    Effect.gen(function* () {
      const receipts = [
        { transactionHash: `0x${"cd".repeat(32)}` },
        { transactionHash: hash.toUpperCase().replace("0X", "0x") }
      ]
      const { outcome, asked } = yield* follow([
        undefined,
        says(100),
        says("200"),
        null,
        says(200, { receipts })
      ])
      assert.strictEqual(outcome.status, "success")
      assert.strictEqual(outcome.hash, hash)
      assert.strictEqual(asked.length, 5)
      assert.deepStrictEqual(asked[0]?.params, ["b1"])
    })
  )

  it.effect("is believed of a wallet that does not say on which network", () =>
    Effect.gen(function* () {
      const told = says(200, { chainId: undefined, receipts: [{ transactionHash: hash }] })
      assert.strictEqual((yield* outcomeOf([told])).status, "success")
    })
  )

  it.effect("T20 is a success only where the transaction allows what the batch allows, of its account", () =>
    Effect.gen(function* () {
      const of = (logs: unknown) => outcomeOf([says(200)], receipt("0x1", logs))
      assert.strictEqual((yield* of([allowed({ kind: topic(token) }), allowed()])).status, "success")
      for (const logs of [
        [],
        null,
        "none",
        [allowed({ owner: spender })],
        [allowed({ spender: token })],
        [allowed({ token: spender })],
        [allowed({ kind: topic(token) })],
        [{ ...allowed(), topics: "none" }],
        [{ ...allowed(), address: 7 }],
        [null, 7]
      ])
        assert.deepStrictEqual(yield* of(logs), { status: "unknown", hash }, JSON.stringify(logs))
    })
  )

  it.effect("has failed where wallet and chain say so, or the wallet that it sent nothing and will not", () =>
    Effect.gen(function* () {
      for (const status of [400, 500, 599])
        assert.deepStrictEqual(yield* outcomeOf([says(status)], receipt("0x0")), { status: "failed", hash })
      for (const status of [400, 499])
        assert.deepStrictEqual(yield* outcomeOf([says(status, {})]), { status: "failed" })
      for (const receipts of [[], [{}], [{ transactionHash: "0xab" }], [{ transactionHash: 7 }], "none"])
        assert.deepStrictEqual(yield* outcomeOf([says(400, { receipts })]), { status: "failed" })
    })
  )

  it.effect("T28 is unknown where the wallet says nothing, another network's, or other than the chain", () =>
    Effect.gen(function* () {
      for (const told of [undefined, null, 7, {}, says(100), says(199), says(200, { chainId: "0x1" })])
        assert.deepStrictEqual(yield* outcomeOf([told]), { status: "unknown" }, JSON.stringify(told))
      for (const status of [200, 500, 600]) {
        assert.deepStrictEqual(yield* outcomeOf([says(status, {})]), { status: "unknown" })
      }
      assert.deepStrictEqual(yield* outcomeOf([says(200)], receipt("0x0")), { status: "unknown", hash })
      for (const status of [300, 400, 500, 600])
        assert.deepStrictEqual(yield* outcomeOf([says(status)]), { status: "unknown", hash })
      for (const status of [300, 600])
        assert.deepStrictEqual(yield* outcomeOf([says(status)], receipt("0x0")), { status: "unknown", hash })
    })
  )
})

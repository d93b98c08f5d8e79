import type { PreparedTransfer } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { assert, describe, it } from "@effect/vitest"
import { encodeFunctionData, parseAbi } from "viem"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { events } from "../history/AccountLog.ts"
import { followTransfer, outcomeOf } from "./followTransfer.ts"
import { encodeTransferCall } from "./TransferCall.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const entryPoint = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"
const hash = `0x${"ab".repeat(32)}`
const word = (value: string) => `0x${value.replace(/^0x/, "").toLowerCase().padStart(64, "0")}`
const { network } = fakeChainReader(10, {})
const coin = { sender, receiver, value: 500n }
const transferOf = (facts: Parameters<typeof encodeTransferCall>[1]) =>
  ({ request: encodeTransferCall(network, facts, 21_000n, { gasPrice: 1n }) }) as unknown as PreparedTransfer

const mined = (told: object = {}, made: object = {}): NodeAnswers => ({
  eth_getTransactionReceipt: () => ({
    transactionHash: hash,
    status: "0x1",
    blockNumber: "0x10",
    gasUsed: "0x1",
    logs: [],
    ...told
  }),
  eth_getTransactionByHash: () => ({
    hash,
    from: sender.toLowerCase(),
    to: receiver.toLowerCase(),
    input: "0x",
    value: "0x1f4",
    gas: "0x5208",
    ...made
  })
})
const follow = (node: NodeAnswers, transfer = transferOf(coin), at = hash) =>
  followTransfer(fakeChainReader(10, node).reader, transfer, { hash: at })
const moved = [{ amount: "500", from: sender, to: receiver }]

describe("a transfer that is followed by its hash", () => {
  it.effect(
    "T28 in part: that is carried out is told with what it moved, whatever the letters of the hash are",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* follow(mined()), { status: "success", moved })
        const upper = hash.toUpperCase().replace("0X", "0x")
        assert.deepStrictEqual(yield* follow(mined(), transferOf(coin), upper), { status: "success", moved })
        // The number is the same, however it is written.
        assert.strictEqual((yield* follow(mined({}, { value: "0x01f4" }))).status, "success")
      })
  )

  it.effect("S8.14 in part: that failed without a word is told without a reason", () =>
    Effect.gen(function* () {
      const node: NodeAnswers = { ...mined({ status: "0x0" }), eth_call: () => "0x" }
      assert.deepStrictEqual(yield* follow(node), { status: "failed" })
    })
  )

  it.effect("T28 in part: that is in no block yet is pending, and nobody is asked for what it was", () =>
    Effect.gen(function* () {
      const { reader, calls } = fakeChainReader(10, { eth_getTransactionReceipt: () => null })
      const fiber = yield* Effect.forkChild(followTransfer(reader, transferOf(coin), { hash }), {
        startImmediately: true
      })
      for (let second = 0; second < 30; second++) {
        yield* Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))
        yield* TestClock.adjust(1_000)
      }
      assert.deepStrictEqual(yield* Fiber.join(fiber), { status: "pending" })
      assert.isFalse(calls.some(({ method }) => method === "eth_getTransactionByHash"))
    })
  )

  it.effect("T28 in part: what is no transfer is unknown, and a hash that is none is told as that", () =>
    Effect.gen(function* () {
      const none = { request: {} } as PreparedTransfer
      assert.deepStrictEqual(yield* follow(mined(), none), { status: "unknown" })
      const error = yield* Effect.flip(outcomeOf(fakeChainReader(10, mined()).reader, "0x12"))
      assert.strictEqual(error.code, "EVM_TRANSACTION_HASH_INVALID")
    })
  )

  it.effect(
    "T28 in part: of an account that is a contract is what the entry point says of its operation",
    () =>
      Effect.gen(function* () {
        const facts = { ...coin, token: contract, value: 5n }
        const { request } = transferOf(facts)
        const { data } = request as { readonly data: `0x${string}` }
        const abi = parseAbi([
          "struct Operation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 limits; uint256 gas; bytes32 fees; bytes paymaster; bytes signature; }",
          "function handleOps(Operation[] operations, address payable beneficiary)",
          "function execute(address target, uint256 value, bytes data)"
        ])
        const callData = encodeFunctionData({ abi, functionName: "execute", args: [contract, 0n, data] })
        const zero = word("0") as `0x${string}`
        const bundle = encodeFunctionData({
          abi,
          functionName: "handleOps",
          args: [
            [
              {
                sender,
                nonce: 7n,
                initCode: "0x",
                callData,
                limits: zero,
                gas: 0n,
                fees: zero,
                paymaster: "0x",
                signature: "0x"
              }
            ],
            receiver
          ]
        })
        const event = (done: number) => ({
          address: entryPoint.toLowerCase(),
          topics: [
            "0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f",
            zero,
            word(sender),
            zero
          ],
          data: `0x${[7, done, 0, 0].map((value) => word(value.toString(16)).slice(2)).join("")}`
        })
        const sent = {
          address: contract.toLowerCase(),
          topics: [events.transfer, word(sender), word(receiver)],
          data: word("5")
        }
        const of = (logs: ReadonlyArray<object>, to = entryPoint) =>
          follow(
            mined(
              { logs },
              { from: receiver.toLowerCase(), to: to.toLowerCase(), input: bundle, value: "0x0" }
            ),
            transferOf(facts)
          )
        assert.deepStrictEqual(yield* of([event(1), sent]), {
          status: "success",
          moved: [{ token: `eip155:10:${contract}`, amount: "5", from: sender, to: receiver }]
        })
        // The transaction succeeded, and what it was for did not.
        assert.deepStrictEqual(yield* of([event(0)]), { status: "failed" })
        assert.deepStrictEqual(yield* of([]), { status: "unknown" })
        assert.deepStrictEqual(yield* of([event(1), sent], receiver), { status: "unknown" })
      })
  )
})

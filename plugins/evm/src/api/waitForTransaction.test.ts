import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { encodeErrorResult } from "viem"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeReader, type NodeAnswers } from "../../support/fakeReader.ts"
import { fakeProvider, oddValues, rpcError, type Answers } from "../../support/fakeProvider.ts"
import { signing } from "../capability/signing.ts"
import { waitForTransaction } from "./waitForTransaction.ts"

const hash = `0x${"aB".repeat(32)}`
const transactionHash = hash.toLowerCase()
const from = `0x${"11".repeat(20)}`
const to = `0x${"22".repeat(20)}`
const receipt = { transactionHash, status: "0x1", blockNumber: "0x10", gasUsed: "0x5208" }
const success = { status: "success", blockNumber: 16n, gasUsed: 21_000n, transactionHash }
const transaction = { hash: transactionHash, from, to, input: "0xabcd", value: "0x01", gas: "0xffff" }
const abi = [{ type: "error", name: "Error", inputs: [{ type: "string" }] }] as const
const data = encodeErrorResult({ abi, errorName: "Error", args: ["too poor"] })

const start = (
  sources: Parameters<typeof fakeReader>[0],
  request: Partial<Parameters<typeof waitForTransaction>[1]> = {}
) =>
  Effect.map(
    Effect.forkChild(Effect.result(waitForTransaction(fakeReader(sources).reader, { hash, ...request })), {
      startImmediately: true
    }),
    (fiber) => ({ fiber, isDone: () => fiber.pollUnsafe() !== undefined })
  )

const failureOf = (sources: Parameters<typeof fakeReader>[0]) =>
  Effect.flip(waitForTransaction(fakeReader(sources).reader, { hash }))

describe("waitForTransaction", () => {
  it.effect("waits as long as it is asked to", () =>
    Effect.gen(function* () {
      const node = { eth_getTransactionReceipt: () => null }
      const shorter = yield* start({ node }, { timeout: 2_000 })
      const longer = yield* start({ node }, { timeout: 90_000 })
      const endless = yield* start({ node }, { timeout: Infinity })
      const odd = yield* start({ node }, { timeout: -1 })
      yield* TestClock.adjust(2_000)
      assert.deepStrictEqual(
        [shorter, odd, longer, endless].map(({ isDone }) => isDone()),
        [true, false, false, false]
      )
      yield* TestClock.adjust(23_000)
      assert.deepStrictEqual(
        [odd, longer, endless].map(({ isDone }) => isDone()),
        [true, false, false]
      )
      yield* TestClock.adjust(65_000)
      const failed = yield* Fiber.join(longer.fiber)
      assert.include(failed._tag === "Failure" ? failed.failure.message : "", "within 90 s")
      yield* TestClock.adjust("1 hour")
      assert.isFalse(endless.isDone())
      yield* Fiber.interrupt(endless.fiber)
    })
  )

  it.effect("S5.05[all] a hash is 0x and 64 hex digits, a signed message 0x and 62 or more", () =>
    Effect.gen(function* () {
      const isHash = (text: string) =>
        Effect.map(
          Effect.result(
            waitForTransaction(fakeReader({ node: { eth_getTransactionReceipt: () => receipt } }).reader, {
              hash: text
            })
          ),
          ({ _tag }) => _tag === "Success"
        )
      const isSigned = (answer: string) => {
        const provider = fakeProvider({ personal_sign: () => answer })
        const request = { provider, address: from, network: fakeNetwork(1), message: "tea" }
        return Effect.map(Effect.result(signing.signMessage(request)), ({ _tag }) => _tag === "Success")
      }
      const digits = (count: number) => `0x${"a".repeat(count)}`
      for (const [text, expected] of [
        [hash, true],
        [hash.slice(0, -1), false],
        [`${hash}0`, false],
        [hash.slice(2), false]
      ] as const)
        assert.strictEqual(yield* isHash(text), expected, text)
      for (const [text, expected] of [
        [digits(61), false],
        [digits(62), true],
        [digits(130), true],
        [digits(62).slice(2), false]
      ] as const)
        assert.strictEqual(yield* isSigned(text), expected, text)
    })
  )

  it.effect("S5.05 in part: what is no transaction hash is refused before anybody is asked", () =>
    Effect.gen(function* () {
      const { reader, calls, provider } = fakeReader({ node: {}, wallet: {} })
      for (const wrong of ["", "0x", hash.slice(2), `${hash}0`, hash.slice(0, -1), `${hash}\n`, 7, null]) {
        const error = yield* Effect.flip(waitForTransaction(reader, { hash: wrong as string }))
        assert.strictEqual(error.code, "EVM_TRANSACTION_HASH_INVALID")
      }
      assert.isEmpty([...calls, ...(provider?.calls ?? [])])
    })
  )

  it.effect("answers at once with what is mined already", () =>
    Effect.gen(function* () {
      const node: NodeAnswers = { eth_getTransactionReceipt: () => receipt }
      const { reader, calls } = fakeReader({ node })
      assert.deepStrictEqual(yield* waitForTransaction(reader, { hash }), success as never)
      assert.deepStrictEqual(calls[0]?.params, [transactionHash])
    })
  )

  it.effect("S9.10[fallback polling] asks every second at first, then every 4 s", () =>
    Effect.gen(function* () {
      const times: Array<number> = []
      let now = 0
      const node: NodeAnswers = { eth_getTransactionReceipt: () => (times.push(now), null) }
      yield* start({ node })
      for (; now < 30;) {
        now++
        yield* TestClock.adjust("1 second")
      }
      assert.deepStrictEqual(times, [0, 1, 2, 3, 4, 8, 12, 16, 20, 24])
    })
  )

  it.effect(
    "T28, S9.10[receipt wait]: after 25 s the outcome is called unknown, with a way to check, and not failed",
    () =>
      Effect.gen(function* () {
        const { fiber, isDone } = yield* start({ node: { eth_getTransactionReceipt: () => null } })
        yield* TestClock.adjust("24999 millis")
        assert.isFalse(isDone())
        yield* TestClock.adjust("1 millis")
        const result = yield* Fiber.join(fiber)
        if (result._tag === "Success") return assert.fail("a transaction that nobody saw")
        const { code, message, advice, details } = result.failure
        assert.strictEqual(code, "EVM_TRANSACTION_PENDING")
        assert.deepStrictEqual(details, { networkId: "eip155:10", transactionHash, seconds: 25 })
        assert.match(message, /outcome is unknown/)
        assert.match(advice, /do not send it again.*explorer/i)
        assert.notMatch(message + advice, /failed|try again/i)
      })
  )

  it.effect("waits for as many blocks as asked, and follows a transaction that moves", () =>
    Effect.gen(function* () {
      let [head, block] = ["0x10", "0x10"]
      const node: NodeAnswers = {
        eth_getTransactionReceipt: () => ({ ...receipt, blockNumber: block }),
        eth_blockNumber: () => head
      }
      const { fiber, isDone } = yield* start({ node }, { confirmations: 3 })
      head = "0x11"
      yield* TestClock.adjust("1 second")
      ;[head, block] = ["0x12", "0x11"]
      yield* TestClock.adjust("1 second")
      assert.isFalse(isDone())
      head = "0x13"
      yield* TestClock.adjust("1 second")
      const result = yield* Fiber.join(fiber)
      assert.strictEqual(result._tag === "Success" ? result.success.blockNumber : 0n, 17n)
    })
  )

  it.effect.each([
    ...oddValues.filter(([name]) => name !== "null"),
    ["another transaction's", () => ({ ...receipt, transactionHash: `0x${"cd".repeat(32)}` })],
    ["one without a status", () => ({ ...receipt, status: undefined })],
    ["one of status 2", () => ({ ...receipt, status: "0x2" })],
    ["one without a block", () => ({ ...receipt, blockNumber: null })]
  ] as typeof oddValues)(
    "T08, S7.28 in part: a receipt that is %s says nothing; the next source is asked",
    ([, odd]) =>
      Effect.gen(function* () {
        const wallet: Answers = { eth_chainId: () => "0xa", eth_getTransactionReceipt: () => receipt }
        const { reader } = fakeReader({ node: { eth_getTransactionReceipt: odd }, wallet })
        assert.deepStrictEqual(yield* waitForTransaction(reader, { hash }), success as never)
        const { fiber } = yield* start({
          wallet: { eth_chainId: () => "0xa", eth_getTransactionReceipt: odd }
        })
        yield* TestClock.adjust("25 seconds")
        const result = yield* Fiber.join(fiber)
        assert.strictEqual(result._tag === "Failure" ? result.failure.code : "", "EVM_TRANSACTION_PENDING")
      })
  )

  it.effect("T22 a wallet on another network is not asked, and is waited for", () =>
    Effect.gen(function* () {
      let chain = "0x1"
      const { reader, provider } = fakeReader({
        wallet: { eth_chainId: () => chain, eth_getTransactionReceipt: () => receipt }
      })
      const fiber = yield* Effect.forkChild(waitForTransaction(reader, { hash }), { startImmediately: true })
      yield* TestClock.adjust("1 second")
      assert.notInclude(provider?.methods() ?? [], "eth_getTransactionReceipt")
      chain = "0xa"
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* Fiber.join(fiber), success as never)
    })
  )

  it.effect("T31 a source in trouble is asked again; the last trouble is the cause, redacted", () =>
    Effect.gen(function* () {
      let broken = true
      const node: NodeAnswers = {
        eth_getTransactionReceipt: () => {
          if (broken) throw rpcError(-32005, "slow\u0000 down")
          return receipt
        }
      }
      const { fiber } = yield* start({ node })
      const { fiber: hopeless } = yield* start({
        node: {
          eth_getTransactionReceipt: () => {
            throw rpcError(-32005, "slow\u0000 down")
          }
        }
      })
      yield* TestClock.adjust("1 second")
      broken = false
      yield* TestClock.adjust("24 seconds")
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "Success")
      const result = yield* Fiber.join(hopeless)
      const cause = result._tag === "Failure" ? result.failure.cause : undefined
      assert.deepInclude(cause, { message: "slow  down", code: -32005 })
    })
  )

  it.effect("T28 a wallet that leaves while it is waited for leaves the outcome unknown", () =>
    Effect.gen(function* () {
      const { reader } = fakeReader({ node: { eth_getTransactionReceipt: () => null } })
      const { reader: none } = fakeReader({})
      let isGone = false
      const leaving: typeof reader = {
        ...reader,
        read: (...args) => Effect.suspend(() => (isGone ? none : reader).read(...args))
      }
      const fiber = yield* Effect.forkChild(Effect.flip(waitForTransaction(leaving, { hash })), {
        startImmediately: true
      })
      isGone = true
      yield* TestClock.adjust("25 seconds")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "EVM_TRANSACTION_PENDING")
    })
  )

  it.effect("with nobody to ask it ends at once", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* failureOf({})).code, "RPC_URL_MISSING")
    })
  )
})

describe("a reverted transaction", () => {
  const reverted = { ...receipt, status: "0x0" }
  const node = (answers: NodeAnswers): NodeAnswers => ({
    eth_getTransactionReceipt: () => reverted,
    eth_getTransactionByHash: () => transaction,
    ...answers
  })

  it.effect("S8.14[reason] fails with the reason, found by making the call again on the block before", () =>
    Effect.gen(function* () {
      const { reader, calls } = fakeReader({
        node: node({
          eth_call: () => {
            throw rpcError(3, "execution reverted", data)
          }
        })
      })
      const error = yield* Effect.flip(waitForTransaction(reader, { hash }))
      assert.strictEqual(error.code, "EVM_TRANSACTION_REVERTED")
      assert.strictEqual(error.message, "too poor")
      assert.deepStrictEqual(error.details, {
        networkId: "eip155:10",
        transactionHash,
        reason: "too poor",
        data
      } as never)
      const call = { from, to, data: "0xabcd", value: "0x1", gas: "0xffff" }
      assert.deepStrictEqual(calls.at(-1)?.params, [call, "0xf"])
    })
  )

  it.effect("S8.14, S7.28 in part: asks the wallet where there is no node, on its network only (T22)", () =>
    Effect.gen(function* () {
      let chain = "0xa"
      const wallet: Answers = {
        eth_chainId: () => chain,
        eth_getTransactionReceipt: () => reverted,
        eth_getTransactionByHash: () => transaction,
        eth_call: () => Promise.reject(rpcError(-32603, "reverted", { code: 3, data }))
      }
      assert.strictEqual((yield* failureOf({ wallet })).message, "too poor")
      const moving: Answers = {
        ...wallet,
        eth_getTransactionByHash: () => {
          chain = "0x1"
          return transaction
        }
      }
      assert.strictEqual((yield* failureOf({ wallet: moving })).message, "unknown reason")
    })
  )

  const throwing =
    (...args: Parameters<typeof rpcError>) =>
    () => {
      throw rpcError(...args)
    }
  it.effect.each([
    [
      "a custom error, whose data is kept",
      { eth_call: throwing(3, "reverted", "0x12345678") },
      { data: "0x12345678" }
    ],
    ["nothing to decode", { eth_call: throwing(3, "reverted", "0x") }, { data: "0x" }],
    ["a node that forgot the state", { eth_call: throwing(-32000, "missing trie node") }, {}],
    ["a call that succeeds now", { eth_call: () => "0x" }, {}],
    ["a transaction that nobody has", { eth_getTransactionByHash: () => null }, {}],
    ["another transaction", { eth_getTransactionByHash: () => ({ ...transaction, hash: "0x1" }) }, {}]
  ] as ReadonlyArray<readonly [string, NodeAnswers, object]>)(
    "S8.14[unknown reason] 'unknown reason': %s",
    ([, answers, rest]) =>
      Effect.gen(function* () {
        const error = yield* failureOf({ node: node(answers) })
        assert.strictEqual(error.message, "unknown reason")
        assert.deepStrictEqual(error.details, { networkId: "eip155:10", transactionHash, ...rest } as never)
      })
  )

  it.effect("S8.14[unknown reason] T31 a node that never tells the reason does not hold up the outcome", () =>
    Effect.gen(function* () {
      const wallet: Answers = {
        eth_chainId: () => "0xa",
        eth_getTransactionReceipt: () => reverted,
        eth_getTransactionByHash: () => new Promise(() => {})
      }
      const { fiber } = yield* start({ wallet })
      yield* TestClock.adjust("10 seconds")
      const result = yield* Fiber.join(fiber)
      assert.strictEqual(result._tag === "Failure" ? result.failure.message : "", "unknown reason")
    })
  )

  it.effect("S8.14[reason] in part: a creation of a contract is made again without a recipient", () =>
    Effect.gen(function* () {
      const { reader, calls } = fakeReader({
        node: node({ eth_getTransactionByHash: () => ({ ...transaction, to: null }), eth_call: () => "0x" })
      })
      yield* Effect.flip(waitForTransaction(reader, { hash }))
      const [asked] = calls.at(-1)!.params as ReadonlyArray<unknown>
      assert.notProperty(asked, "to")
    })
  )
})

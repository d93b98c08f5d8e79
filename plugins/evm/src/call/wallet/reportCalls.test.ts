import type { CallsReport } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../../support/fakeNetwork.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { reportCalls } from "./reportCalls.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const entryPoint = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"
const OPERATION = "0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f"
const hash = (digit: string) => `0x${digit.repeat(64)}`
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`
const word = (value: number) => value.toString(16).padStart(64, "0")

const operation = (done: number, { sender = account, at = entryPoint } = {}) => ({
  address: at.toLowerCase(),
  topics: [OPERATION, hash("0"), topic(sender), topic(other)],
  data: `0x${word(1)}${word(done)}${word(2)}${word(3)}`
})
const mined = (more: object = {}) => ({
  status: "0x1",
  blockNumber: "0x7",
  from: account.toLowerCase(),
  to: other.toLowerCase(),
  logs: [],
  ...more
})
const bundled = (...logs: ReadonlyArray<object>) =>
  mined({ from: other.toLowerCase(), to: entryPoint.toLowerCase(), logs })

/** What is reported where the wallet answers so, and the chain has these receipts by hash. */
const report = (answer: unknown, chain: Readonly<Record<string, unknown>> = {}): Promise<CallsReport> => {
  const reader: ChainReader = {
    network: fakeNetwork(10),
    raw: undefined as never,
    read: (_, [asked], what, decode) => {
      const decoded = decode(chain[String(asked)] ?? null)
      return decoded === undefined ? (Effect.fail({ _tag: what }) as never) : Effect.succeed(decoded)
    }
  }
  const provider = {
    request: async ({ method, params }: { readonly method: string; readonly params: unknown }) => {
      expect([method, params]).toEqual(["wallet_getCallsStatus", ["b1"]])
      if (answer instanceof Error) throw answer
      return answer
    }
  }
  return Effect.runPromise(reportCalls(reader, provider, { id: "b1", address: account }))
}
const told = (status: unknown, receipts: ReadonlyArray<unknown> = [], more: object = {}) => ({
  version: "2.0.0",
  id: "b1",
  chainId: "0xa",
  atomic: true,
  status,
  receipts,
  ...more
})
const receipt = (digit: string, status: unknown = "0x1") => ({ transactionHash: hash(digit), status })
const statusOf = async (answer: unknown, chain?: Readonly<Record<string, unknown>>) =>
  (await report(answer, chain)).status

describe("what became of calls", () => {
  it("is confirmed where wallet and chain say so, with each receipt and its block", async () => {
    expect(await report(told(200, [receipt("a")]), { [hash("a")]: mined() })).toEqual({
      status: "confirmed",
      isAtomic: true,
      receipts: [{ hash: hash("a"), status: "success", block: 7 }]
    })
  })

  it.each([100, 150, 199, "PENDING"])("is pending at %s", async (code) => {
    expect(await statusOf(told(code))).toBe("pending")
  })

  it.each([400, 499])("is an offchain failure at %i, without a transaction", async (code) => {
    expect(await statusOf(told(code))).toBe("offchainFailure")
    expect(await statusOf(told(code, undefined, { receipts: undefined }))).toBe("offchainFailure")
    expect(await statusOf(told(code, [receipt("a")]), { [hash("a")]: mined() })).toBe("unknown")
  })

  it("is a failure at 500 where the chain undid it", async () => {
    const chain = { [hash("a")]: mined({ status: "0x0" }) }
    expect(await statusOf(told(500, [receipt("a", "0x0")]), chain)).toBe("failed")
    expect(await statusOf(told(500, [receipt("a", "0x0")]), { [hash("a")]: mined() })).toBe("unknown")
    expect(await statusOf(told(500))).toBe("unknown")
  })

  it("is partly failed at 600 where the chain has carried out some, each as the chain says", async () => {
    const chain = { [hash("a")]: mined(), [hash("b")]: mined({ status: "0x0", blockNumber: "0x8" }) }
    const some = told(600, [receipt("a"), receipt("b", "0x0")], { atomic: false })
    expect(await report(some, chain)).toEqual({
      status: "partlyFailed",
      isAtomic: false,
      receipts: [
        { hash: hash("a"), status: "success", block: 7 },
        { hash: hash("b"), status: "failed", block: 8 }
      ]
    })
    expect(await statusOf({ ...some, atomic: true }, chain)).toBe("unknown")
    expect(await statusOf(told(600, [receipt("b", "0x0")], { atomic: false }), chain)).toBe("unknown")
  })

  it.each<readonly [string, unknown, object | undefined]>([
    ["says that it does not know them", Object.assign(new Error("none"), { code: 5730 }), undefined],
    ["answers with nothing", null, undefined],
    ["answers with a text", "200", undefined],
    ["says no status", told(undefined, [receipt("a")]), mined()],
    ["says a status of no meaning", told(300, [receipt("a")]), mined()],
    ["says a status that is no number", told("200", [receipt("a")]), mined()],
    ["says a status that is not a number at all", told(Number.NaN, [receipt("a")]), mined()],
    ["names other calls", told(200, [receipt("a")], { id: "b2" }), mined()],
    ["names another chain", told(200, [receipt("a")], { chainId: "0x1" }), mined()],
    ["names no transaction", told(200), mined()],
    ["names what is no hash", told(200, [{ transactionHash: "0x12" }]), mined()],
    ["names no list", told(200, undefined, { receipts: { 0: receipt("a") } }), mined()],
    ["names a transaction that the chain does not know", told(200, [receipt("a")]), undefined],
    ["names one that the chain undid", told(200, [receipt("a")]), mined({ status: "0x0" })],
    ["says itself that it was undone", told(200, [receipt("a", "0x0")]), mined()],
    ["names one of somebody else", told(200, [receipt("a")]), mined({ from: other.toLowerCase() })],
    ["is asked of a node that answers nonsense", told(200, [receipt("a")]), { status: 1 }]
  ])("T26 in part: is unknown where the wallet %s", async (_, answer, onChain) => {
    expect(await statusOf(answer, onChain === undefined ? {} : { [hash("a")]: onChain })).toBe("unknown")
  })

  it("T26 in part: of an answer without a status no transaction is asked for", async () => {
    expect(await report(told(undefined, [receipt("a")]), { [hash("a")]: mined() })).toEqual({
      status: "unknown",
      receipts: []
    })
  })

  it("T26 in part: is unknown where reading the answer throws", async () => {
    const hostile = {
      get status() {
        throw new Error("no")
      }
    }
    expect(await statusOf(hostile)).toBe("unknown")
  })

  it("T26 in part: tells each transaction that nobody knows or that nobody can read as unknown", async () => {
    const unread = await report(told(200, [receipt("a"), receipt("b")]), { [hash("b")]: { status: "0x1" } })
    expect(unread.receipts).toEqual([
      { hash: hash("a"), status: "unknown" },
      { hash: hash("b"), status: "unknown" }
    ])
    // What only looks like a hash once it is a text is none.
    const listed = told(200, [
      { transactionHash: [hash("a")], status: "0x1" },
      { transactionHash: `x${hash("a")}`, status: "0x1" },
      { transactionHash: `${hash("a")}0`, status: "0x1" },
      receipt("b")
    ])
    expect((await report(listed, { [hash("b")]: mined() })).receipts).toEqual([
      { hash: hash("b"), status: "success", block: 7 }
    ])
  })

  it("T26 in part: takes no more than a hundred transactions", async () => {
    const many = told(
      200,
      Array.from({ length: 101 }, () => receipt("a")),
      { atomic: false }
    )
    expect((await report(many, { [hash("a")]: mined() })).receipts).toHaveLength(100)
  })
})

describe("what became of calls of a smart account", () => {
  it.each<readonly [number, string, ReadonlyArray<object>]>([
    [200, "confirmed", [operation(1)]],
    [200, "unknown", [operation(0)]],
    [200, "unknown", []],
    [200, "unknown", [operation(1, { sender: other })]],
    [200, "unknown", [operation(1, { at: other })]],
    [200, "unknown", [operation(1), operation(0)]],
    [200, "unknown", [operation(2)]],
    [500, "failed", [operation(0), operation(1, { sender: other })]],
    [500, "unknown", [operation(1)]]
  ])("T28 in part: at %i is %s by what its entry point says", async (code, status, logs) => {
    const said = told(code, [{ transactionHash: hash("a") }])
    expect(await statusOf(said, { [hash("a")]: bundled(...logs) })).toBe(status)
  })
})

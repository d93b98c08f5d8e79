import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { events } from "../history/AccountLog.ts"
import { readMoved } from "./readMoved.ts"
import { encodeApproval, encodeTransfer } from "./tokenCalls.ts"
import type { PlainCall } from "./TransactionRequest.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const hash = `0x${"ab".repeat(32)}`
const token = `eip155:10:${contract}`
const hex = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint | string) =>
  `0x${(typeof value === "bigint" ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, "0")}`
const log = (from: string, to: string, value: bigint) => ({
  address: contract.toLowerCase(),
  topics: [events.transfer, word(from), word(to)],
  data: word(value)
})
const receipt = {
  transactionHash: hash.toUpperCase().replace("0X", "0x"),
  blockNumber: "0x10",
  gasUsed: "0x64",
  effectiveGasPrice: "0x3",
  logs: [] as unknown
}
/** The sender had 10,000, sends 500 along, pays a fee of 300 and has 9,800 then: 600 came back. */
const account = (after = 9_800n, counted = 8n): NodeAnswers => ({
  eth_getBalance: ([of, at]) =>
    of === sender ? (at === "0xf" ? hex(10_000n) : at === "0x10" ? hex(after) : null) : null,
  eth_getTransactionCount: ([of, at]) =>
    of === sender ? (at === "0xf" ? "0x7" : at === "0x10" ? hex(counted) : null) : null
})
const call: PlainCall = { from: sender, to: contract, value: "0x1f4", data: "0xabcd" }

const moved = async (
  given: Partial<PlainCall>,
  {
    told = {},
    node = account(),
    isWithin = false
  }: { told?: object | null; node?: NodeAnswers; isWithin?: boolean } = {}
) => {
  const { reader, calls } = fakeChainReader(10, {
    eth_getTransactionReceipt: () => (told === null ? null : { ...receipt, ...told }),
    ...node
  })
  const answer = await Effect.runPromise(readMoved(reader, hash, { ...call, ...given }, isWithin))
  return { ...answer, asked: calls.map(({ method }) => method) }
}
const paid = { amount: "500", from: sender, to: contract }
const back = (amount: string) => ({ amount, from: contract, to: sender })

describe("what a call moved", () => {
  it("is the coin that went along, what the logs say, and what the contract gave back of the coin", async () => {
    const logs = [log(sender, receiver, 7n), log(contract, receiver, 9n), log(receiver, sender, 5n)]
    const { moved: told } = await moved({}, { told: { logs } })
    expect(told).toEqual([
      paid,
      { token, amount: "7", from: sender, to: receiver },
      { token, amount: "5", from: receiver, to: sender },
      back("600")
    ])
    expect(Object.isFrozen(told)).toBe(true)
  })

  it("of a transfer is also what reached the receiver, and nothing is asked of the account", async () => {
    const data = encodeTransfer(receiver, 7n)
    const logs = [log(sender, receiver, 6n), log(contract, receiver, 1n)]
    const { moved: told, asked } = await moved({ value: "0x0", data }, { told: { logs } })
    expect(told).toEqual([
      { token, amount: "6", from: sender, to: receiver },
      { token, amount: "1", from: contract, to: receiver }
    ])
    expect(asked).toEqual(["eth_getTransactionReceipt"])
  })

  it.each<readonly [string, Partial<PlainCall>, boolean]>([
    ["of the coin alone", { data: "0x" }, false],
    ["of an approval", { data: encodeApproval(receiver, 7n) }, false],
    ["that another carried out", {}, true]
  ])("%s is not looked for in the account", async (_case, given, isWithin) => {
    const { moved: told, asked } = await moved(given, { isWithin })
    expect(told).toEqual([paid])
    expect(asked).toEqual(["eth_getTransactionReceipt"])
  })

  it("that another carried out tells the account's own part alone, not the receiver's", async () => {
    const logs = [log(sender, receiver, 6n), log(contract, receiver, 1n)]
    const { moved: told } = await moved(
      { value: "0x0", data: encodeTransfer(receiver, 7n) },
      { told: { logs }, isWithin: true }
    )
    expect(told).toEqual([{ token, amount: "6", from: sender, to: receiver }])
  })

  it("counts what a rollup took beside the gas", async () => {
    expect((await moved({}, { told: { l1Fee: "0x64" } })).moved).toEqual([paid, back("700")])
    expect((await moved({}, { told: { l1Fee: null } })).moved).toEqual([paid, back("600")])
  })

  it.each<readonly [string, { told?: object; node?: NodeAnswers }]>([
    ["nothing came back", { node: account(9_200n) }],
    ["less than nothing came back", { node: account(9_199n) }],
    ["another of its transactions is in the block", { node: account(9_800n, 9n) }],
    ["none of its transactions is in the block", { node: account(9_800n, 7n) }],
    ["the node keeps no state of then", { node: {} }],
    ["the node tells no price", { told: { effectiveGasPrice: undefined } }],
    ["the node tells no gas", { told: { gasUsed: "some" } }],
    ["what was taken beside the gas is no number", { told: { l1Fee: "some" } }],
    ["there was no block before", { told: { blockNumber: "0x0" } }]
  ])("says nothing of what came back where %s", async (_case, more) => {
    expect((await moved({}, more)).moved).toEqual([paid])
  })

  it("a wei that came back is told", async () => {
    expect((await moved({}, { node: account(9_201n) })).moved).toEqual([paid, back("1")])
  })

  it("a sender's amount that is none is no reason to look", async () => {
    expect((await moved({ value: "many" })).moved).toBeUndefined()
  })

  it.each<readonly [string, object | null]>([
    ["is none", null],
    ["is another's", { transactionHash: `0x${"cd".repeat(32)}` }],
    ["has no hash", { transactionHash: 7 }],
    ["has no block", { blockNumber: undefined }],
    ["has no logs", { logs: "none" }]
  ])("T06 in part: says nothing of a receipt that %s", async (_case, told) => {
    expect((await moved({}, { told })).moved).toBeUndefined()
  })

  it("says nothing where nothing was moved", async () => {
    expect(await moved({ value: "0x0" }, { node: account(9_700n) })).not.toHaveProperty("moved")
  })
})

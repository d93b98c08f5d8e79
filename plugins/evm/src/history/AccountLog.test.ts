import { encodeAbiParameters, toEventSelector, type Hex } from "viem"
import { describe, expect, it } from "vitest"
import { parseAddress } from "../Address.ts"
import { decodeLogs, events } from "./AccountLog.ts"

const of = (digit: string) => parseAddress(`0x${digit.repeat(40)}`)!
const account = of("a")
const other = of("b")
const contract = of("c")
const topic = (address: string) => `0x${"0".repeat(24)}${address.slice(2).toLowerCase()}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
const batch = (ids: ReadonlyArray<bigint>, values: ReadonlyArray<bigint>) =>
  encodeAbiParameters([{ type: "uint256[]" }, { type: "uint256[]" }], [[...ids], [...values]])

const log = {
  address: contract.toLowerCase(),
  transactionHash: `0x${"F".repeat(64)}`,
  blockNumber: "0x10",
  transactionIndex: "0x2",
  logIndex: "0x3",
  topics: [events.transfer, topic(account), topic(other)],
  data: word(5n) as string,
  removed: false
}
const read = (more: object = {}) => decodeLogs([{ ...log, ...more }], account)
const transfersOf = (topics: ReadonlyArray<unknown>, data: string) => read({ topics, data })?.[0]?.transfers
const single = [events.transferSingle, topic(of("d")), topic(other), topic(account)]
const many = [events.transferBatch, topic(of("d")), topic(account), topic(other)]

describe("the logs that name an account", () => {
  it.each([
    ["transfer", "Transfer(address,address,uint256)"],
    ["approval", "Approval(address,address,uint256)"],
    ["approvalForAll", "ApprovalForAll(address,address,bool)"],
    ["transferSingle", "TransferSingle(address,address,address,uint256,uint256)"],
    ["transferBatch", "TransferBatch(address,address,address,uint256[],uint256[])"]
  ] as const)("%s is the hash of %s", (name, signature) => {
    expect(events[name]).toBe(toEventSelector(signature))
  })

  it("S5.03 in part: a token that was moved, in base units", () => {
    expect(read({ blockTimestamp: "0x65" })).toEqual([
      {
        contract,
        hash: `0x${"f".repeat(64)}`,
        block: 16,
        transactionIndex: 2,
        logIndex: 3,
        seconds: 101,
        transfers: [{ from: account, to: other, value: 5n }]
      }
    ])
    expect(read()?.[0]).not.toHaveProperty("seconds")
  })

  it("a thing that was moved, by its number", () => {
    expect(transfersOf([...log.topics, word(17n)], "0x")).toEqual([
      { from: account, to: other, value: 1n, id: 17n, standard: "ERC-721" }
    ])
    expect(transfersOf(single, `${word(7n)}${word(3n).slice(2)}`)).toEqual([
      { from: other, to: account, id: 7n, value: 3n, standard: "ERC-1155" }
    ])
    expect(transfersOf(many, batch([1n, 2n], [3n, 4n]))).toEqual([
      { from: account, to: other, id: 1n, value: 3n, standard: "ERC-1155" },
      { from: account, to: other, id: 2n, value: 4n, standard: "ERC-1155" }
    ])
  })

  it("who may take of the account, and not of whom the account may take", () => {
    for (const event of [events.approval, events.approvalForAll]) {
      expect(transfersOf([event, topic(account), topic(other)], word(1n))).toEqual([])
      expect(read({ topics: [event, topic(other), topic(account)] })).toEqual([])
    }
  })

  it("T21 how much may be taken, where the log says it in one word", () => {
    const approvalOf = (event: string, data: string, ...more: ReadonlyArray<string>) =>
      read({ topics: [event, topic(account), topic(other), ...more], data })?.[0]?.approval
    const [token, collection] = [events.approval, events.approvalForAll]
    expect(approvalOf(token, word(5n))).toEqual({ of: "token", spender: other, value: 5n })
    expect(approvalOf(collection, word(1n))).toEqual({ of: "collection", spender: other, value: 1n })
    expect(approvalOf(collection, word(0n))).toEqual({ of: "collection", spender: other, value: 0n })
    for (const data of ["0x", "0x5", `${word(1n)}${word(1n).slice(2)}`])
      expect(approvalOf(token, data)).toEqual({ of: "token", spender: other })
    expect(approvalOf(collection, word(2n))).toEqual({ of: "collection", spender: other })
    expect(approvalOf(token, "0x", word(17n))).toBeUndefined()
  })

  it.each([
    ["another account", { topics: [events.transfer, topic(other), topic(of("d"))] }],
    ["an event that is not known", { topics: [word(1n), topic(account), topic(other)] }],
    ["no event", { topics: [] }],
    ["no topics", { topics: "0x" }],
    ["a topic that is no address", { topics: [events.transfer, topic(account), word(2n ** 200n)] }],
    ["a topic that is no text", { topics: [events.transfer, topic(account), 5] }],
    ["a number that is none", { topics: [...log.topics, "0x1"] }],
    ["no amount", { data: "0x" }],
    ["two amounts", { data: `${word(1n)}${word(1n).slice(2)}` }],
    ["an amount that is none", { data: `0x${"g".repeat(64)}` }],
    ["a hash that is none", { transactionHash: "0x1" }],
    ["no hash", { transactionHash: undefined }],
    ["a block that is none", { blockNumber: 16 }],
    ["a block beyond numbers", { blockNumber: "0x20000000000000" }],
    ["no place in the block", { transactionIndex: null }],
    ["no place among logs", { logIndex: null }],
    ["no contract", { address: null }],
    ["a contract that is none", { address: "0x1" }],
    ["what was taken back", { removed: true }],
    ["one thing with three words", { topics: single, data: `${word(1n)}${word(1n).slice(2).repeat(2)}` }],
    ["things with half a word", { topics: single, data: `${word(1n)}ff` }],
    ["more numbers than amounts", { topics: many, data: batch([1n, 2n], [1n]) }],
    [
      "more than fifty things",
      { topics: many, data: batch(Array<bigint>(51).fill(1n), Array<bigint>(51).fill(1n)) }
    ],
    [
      "a list beyond its end",
      { topics: many, data: `${word(64n)}${word(64n).slice(2)}${word(9n).slice(2)}` }
    ],
    [
      "a list that begins within a word",
      { topics: many, data: `${word(65n)}${word(64n).slice(2)}${word(0n).slice(2)}` }
    ],
    [
      "a list that begins nowhere",
      { topics: many, data: `${word(2n ** 64n)}${word(64n).slice(2)}${word(0n).slice(2)}` }
    ]
  ])("T26 leaves out a log with %s, and keeps the others", (_, more) => {
    expect(decodeLogs([{ ...log, ...more }, log], account)).toHaveLength(1)
  })

  it("fifty things are read", () => {
    const fifty = Array<bigint>(50).fill(1n)
    expect(transfersOf(many, batch(fifty, fifty) as Hex)).toHaveLength(50)
  })

  it("T26 leaves out entries that are nothing, and takes no answer for a list that is none or too long", () => {
    expect(decodeLogs([null, 5, log], account)).toHaveLength(1)
    for (const answer of [null, {}, "[]", undefined]) expect(decodeLogs(answer, account)).toBeUndefined()
    expect(decodeLogs(Array(10_000).fill(null), account)).toEqual([])
    expect(decodeLogs(Array(10_001).fill(null), account)).toBeUndefined()
  })
})

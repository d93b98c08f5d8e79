import {
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  erc721Abi,
  pad,
  parseAbi,
  toHex,
  type Hex
} from "viem"
import { describe, expect, it } from "vitest"
import { readBlock } from "./readBlock.ts"
import { readApproval, readMoves, type Log } from "./readMoves.ts"
import { readText } from "./readWords.ts"

const [alice, bob, token] = ["a", "b", "c"].map((digit) => `0x${digit.repeat(40)}` as Hex) as [Hex, Hex, Hex]
const hash = (digit: string) => `0x${digit.repeat(64)}` as Hex
const erc1155 = parseAbi([
  "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
  "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
  "event ApprovalForAll(address indexed account, address indexed operator, bool approved)"
])
const uint = (value: bigint) => encodeAbiParameters([{ type: "uint256" }], [value])
const log = (topics: ReadonlyArray<unknown>, data: Hex) => ({
  address: token,
  topics: topics as ReadonlyArray<string>,
  data
})
const transferTopics = encodeEventTopics({
  abi: erc20Abi,
  eventName: "Transfer",
  args: { from: alice, to: bob }
})
const batchTopics = encodeEventTopics({
  abi: erc1155,
  eventName: "TransferBatch",
  args: { operator: alice, from: alice, to: bob }
})
const batch = (ids: ReadonlyArray<bigint>, values: ReadonlyArray<bigint>) =>
  log(batchTopics, encodeAbiParameters([{ type: "uint256[]" }, { type: "uint256[]" }], [ids, values]))

describe("what a log says", () => {
  it("tokens, things and many things", () => {
    expect(readMoves(log(transferTopics, uint(5n)))).toEqual([{ from: alice, to: bob, token, amount: "5" }])
    const thing = encodeEventTopics({
      abi: erc721Abi,
      eventName: "Transfer",
      args: { from: alice, to: bob, tokenId: 7n }
    })
    expect(readMoves(log(thing, "0x"))).toEqual([{ from: alice, to: bob, token, amount: "1", id: "7" }])
    const single = encodeEventTopics({
      abi: erc1155,
      eventName: "TransferSingle",
      args: { operator: alice, from: alice, to: bob }
    })
    const data = encodeAbiParameters([{ type: "uint256" }, { type: "uint256" }], [7n, 3n])
    expect(readMoves(log(single, data))).toEqual([{ from: alice, to: bob, token, amount: "3", id: "7" }])
    expect(readMoves(batch([1n, 2n], [3n, 4n])).map(({ id, amount }) => [id, amount])).toEqual([
      ["1", "3"],
      ["2", "4"]
    ])
  })

  it.each([
    ["no amount", log(transferTopics, "0x")],
    ["two amounts", log(transferTopics, `0x${"00".repeat(64)}`)],
    ["data that is no hex", log(transferTopics, "0x5" as Hex)],
    ["an address with something before it", log([transferTopics[0], hash("a"), transferTopics[2]], uint(5n))],
    ["too few topics", log(transferTopics.slice(0, 2), uint(5n))],
    ["no topics", log([], uint(5n))],
    ["another event", log([hash("1"), ...transferTopics.slice(1)], uint(5n))],
    ["lists of two lengths", batch([1n, 2n], [3n])],
    ["a list that begins outside", log(batchTopics, `0x${"ff".repeat(64)}`)],
    [
      "a list that ends outside",
      log(batchTopics, `0x${[64n, 64n, 9n, 1n].map((value) => pad(toHex(value)).slice(2)).join("")}`)
    ],
    [
      "a list of too many",
      batch(
        Array.from({ length: 10_001 }, () => 1n),
        Array.from({ length: 10_001 }, () => 1n)
      )
    ]
  ])("%s moves nothing", (_, wrong) => {
    expect(readMoves(wrong)).toEqual([])
  })

  it("who lets somebody take", () => {
    const one = encodeEventTopics({
      abi: erc20Abi,
      eventName: "Approval",
      args: { owner: alice, spender: bob }
    })
    const all = encodeEventTopics({
      abi: erc1155,
      eventName: "ApprovalForAll",
      args: { account: alice, operator: bob }
    })
    expect([one, all, transferTopics].map((topics) => readApproval(log(topics, uint(5n))))).toEqual([
      alice,
      alice,
      undefined
    ])
  })
})

describe("what a contract calls itself", () => {
  const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])
  it.each([
    [text("Dai"), "Dai"],
    [text(""), ""],
    [text("Ð".repeat(40)), "Ð".repeat(8)],
    [text("x".repeat(5_000)), "x".repeat(8)],
    [pad("0x4d4b52", { dir: "right" }), "MKR"],
    ["0x", ""],
    [undefined, ""],
    [`0x${"ff".repeat(64)}`, ""],
    [text("Dai").slice(0, 130), ""]
  ])("%s", (data, said) => {
    expect(readText(data, 8)).toBe(said)
  })
})

describe("a block", () => {
  const transaction = {
    hash: hash("1"),
    from: alice,
    to: bob,
    nonce: "0x3",
    value: "0x5",
    input: "0x",
    gasPrice: "0x2"
  }
  const receipt = {
    transactionHash: hash("1"),
    blockHash: hash("d"),
    status: "0x1",
    gasUsed: "0xa",
    logs: []
  }
  const block = {
    number: "0x7",
    hash: hash("d"),
    parentHash: hash("e"),
    timestamp: "0x64",
    transactions: [transaction]
  }
  const read = (told: object = {}, of: object = {}, outer: object = {}) =>
    readBlock({ ...block, transactions: [{ ...transaction, ...told }], ...outer }, [{ ...receipt, ...of }])
  const entry = (...given: Parameters<typeof read>) => read(...given).transactions[0]!

  it("says who is concerned", () => {
    expect(read()).toMatchObject({ number: 7, hash: hash("d"), parent: hash("e"), minedAt: 100 })
    expect(entry()).toEqual({
      place: 0,
      transaction: {
        hash: hash("1"),
        sender: alice,
        recipient: bob,
        nonce: 3,
        isSuccess: true,
        fee: "20",
        hasData: false,
        approves: false
      },
      parts: [
        { address: alice, moves: [{ from: alice, to: bob, amount: "5" }] },
        { address: bob, moves: [{ from: alice, to: bob, amount: "5" }] }
      ]
    })
  })

  it("a failed one moves nothing, whatever its logs say", () => {
    const logs = [log(transferTopics, uint(5n))]
    expect(entry({}, { status: "0x0", logs }).parts).toEqual([{ address: alice, moves: [] }])
  })

  it("a fee is what it was: at the price that was paid, with what other chains take", () => {
    const paid = { effectiveGasPrice: "0x3", l1Fee: "0x1", blobGasUsed: "0x2", blobGasPrice: "0x5" }
    expect(entry({}, paid).transaction.fee).toBe(String(10 * 3 + 1 + 2 * 5))
    expect(entry({}, { effectiveGasPrice: "0x3", l1Fee: null }).transaction.fee).toBe("30")
  })

  it("an account has at most a hundred moves of one transaction, each other still its own", () => {
    const others = Array.from({ length: 150 }, (_, place) => pad(toHex(place + 1), { size: 20 }))
    const logs = others.map((to) =>
      log(encodeEventTopics({ abi: erc20Abi, eventName: "Transfer", args: { from: alice, to } }), uint(1n))
    )
    const { parts } = entry({ value: "0x0" }, { logs })
    expect(parts).toHaveLength(151)
    expect(parts.map(({ moves }) => moves.length)).toEqual([100, ...others.map(() => 1)])
  })

  it("nobody is told of nothing that somebody else moved, nor is the address of nobody", () => {
    const zero = encodeEventTopics({
      abi: erc20Abi,
      eventName: "Transfer",
      args: { from: bob, to: `0x${"0".repeat(40)}` }
    })
    expect(
      entry({ value: "0x0" }, { logs: [log(zero, uint(0n))] }).parts.map(({ address }) => address)
    ).toEqual([alice])
    expect(
      entry({ value: "0x0" }, { logs: [log(zero, uint(1n))] }).parts.map(({ address }) => address)
    ).toEqual([alice, bob])
  })

  it("says that its sender lets somebody take, not that somebody else does", () => {
    const approval = (owner: Hex) =>
      log(
        encodeEventTopics({ abi: erc20Abi, eventName: "Approval", args: { owner, spender: token } }),
        uint(5n)
      )
    expect(entry({}, { logs: [approval(alice)] }).transaction.approves).toBe(true)
    expect(entry({}, { logs: [approval(bob)] }).transaction.approves).toBe(false)
  })

  it("T20 says what its sender lets whom take: the last word on each", () => {
    const approval = (spender: Hex, amount: bigint, owner = alice) =>
      log(encodeEventTopics({ abi: erc20Abi, eventName: "Approval", args: { owner, spender } }), uint(amount))
    const all = (operator: Hex, data: Hex) =>
      log(
        encodeEventTopics({ abi: erc1155, eventName: "ApprovalForAll", args: { account: alice, operator } }),
        data
      )
    const approvalsOf = (...logs: ReadonlyArray<Log>) => entry({}, { logs }).transaction.approvals
    expect(
      approvalsOf(approval(bob, 0n), approval(bob, 5n), approval(bob, 9n, bob), all(bob, uint(1n)))
    ).toEqual([
      { token, of: "token", spender: bob, amount: "5" },
      { token, of: "collection", spender: bob, amount: "1" }
    ])
    expect(approvalsOf(all(bob, uint(0n)))).toMatchObject([{ amount: "0" }])
    expect(approvalsOf(approval(bob, 5n, bob))).toBeUndefined()
    // Of nothing that cannot be said, and of no part of it.
    for (const odd of [all(bob, uint(2n)), all(bob, "0x"), all(bob, `${uint(1n)}${uint(1n).slice(2)}`)])
      expect(approvalsOf(approval(bob, 5n), odd)).toBeUndefined()
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) => approval(`0x${String(place + 1).padStart(40, "0")}`, 5n))
    expect(approvalsOf(...many(20))).toHaveLength(20)
    expect(approvalsOf(...many(21))).toBeUndefined()
  })

  it("receipts of what is no transaction change nothing", () => {
    const other = { ...receipt, transactionHash: hash("9") }
    expect(readBlock(block, [other, receipt])).toEqual(readBlock(block, [receipt]))
  })

  it.each([
    ["hash", { hash: "0x1" }, {}, {}],
    ["from", { from: "alice" }, {}, {}],
    ["to", { to: "bob" }, {}, {}],
    ["nonce", { nonce: 3 }, {}, {}],
    ["nonce that is too large", { nonce: "0xffffffffffffffff" }, {}, {}],
    ["value", { value: "5" }, {}, {}],
    ["negative value", { value: "-0x5" }, {}, {}],
    ["receipt's transaction", {}, { transactionHash: hash("2") }, {}],
    ["receipt's block", {}, { blockHash: hash("f") }, {}],
    ["status", {}, { status: true }, {}],
    ["no status", {}, { status: undefined }, {}],
    ["gas", {}, { gasUsed: null }, {}],
    ["price", {}, { effectiveGasPrice: "cheap" }, {}],
    ["logs", {}, { logs: null }, {}],
    ["log's address", {}, { logs: [{ address: "x", topics: [], data: "0x" }] }, {}],
    ["log's topics", {}, { logs: [{ address: token, topics: ["0x1"], data: "0x" }] }, {}],
    ["log's data", {}, { logs: [{ address: token, topics: [], data: 5 }] }, {}],
    ["number", {}, {}, { number: 7 }],
    ["block's hash", {}, {}, { hash: hash("d").slice(2) }],
    ["parent", {}, {}, { parentHash: null }],
    ["time", {}, {}, { timestamp: 100 }],
    ["time that no calendar has", {}, {}, { timestamp: toHex(253_402_300_800) }],
    ["transactions", {}, {}, { transactions: [hash("1")] }]
  ])("cannot be read with a wrong %s", (_, told, of, outer) => {
    expect(() => read(told, of, outer)).toThrow("no usable")
  })
})

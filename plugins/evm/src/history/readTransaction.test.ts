import { describe, expect, it } from "vitest"
import { parseAddress } from "../Address.ts"
import type { AccountLog, LogTransfer } from "./AccountLog.ts"
import { decodeFacts, readTransaction, type TransactionFacts } from "./readTransaction.ts"

const of = (digit: string) => parseAddress(`0x${digit.repeat(40)}`)!
const [account, other, token, things, odd] = [of("a"), of("b"), of("c"), of("d"), of("e")]
const nobody = of("0")
const hash = `0x${"f".repeat(64)}`

const context = {
  account,
  network: { caipNetworkId: "eip155:1", nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 } },
  tokenOf: (contract: string) =>
    contract === token ? { name: "Tea", symbol: "TEA", decimals: 6 } : undefined,
  collectionOf: (contract: string) => (contract === things ? "Cups" : undefined)
} as const
let index = 0
const log = (contract: string, ...transfers: ReadonlyArray<LogTransfer>): AccountLog => ({
  contract,
  hash,
  block: 16,
  transactionIndex: 0,
  logIndex: index++,
  transfers
})
const facts: TransactionFacts = { sender: account, receiver: token, value: 0n, fee: 7n }
const read = (logs: ReadonlyArray<AccountLog>, more: Partial<TransactionFacts> = {}) =>
  readTransaction(logs, { ...facts, ...more }, 100, context)
const moved = (from: string, to: string, value = 5n) => log(token, { from, to, value })
const thing = (from: string, to: string, contract = things) => log(contract, { from, to, value: 1n, id: 17n })

const allowing = (value: bigint | undefined, spender = other, contract = token): AccountLog => ({
  ...log(contract),
  approval: {
    of: contract === things ? "collection" : "token",
    spender,
    ...(value === undefined ? {} : { value })
  }
})

describe("what a transaction allowed to whom", () => {
  const id = `eip155:1:${token}`
  const tea = { token: id, of: "token", name: "TEA", spender: other }

  it.each([
    ["an amount", 12_500_000n, { value: 12_500_000n, decimals: 6, symbol: "TEA" }],
    ["the most that is an amount", 2n ** 255n - 1n, { value: 2n ** 255n - 1n, decimals: 6, symbol: "TEA" }],
    ["what has no limit", 2n ** 255n, "unlimited"],
    ["all that a word holds", 2n ** 256n - 1n, "unlimited"],
    ["nothing", 0n, "nothing"]
  ])("T20 of a token: %s", (_, value, allowed) => {
    expect(read([allowing(value)])).toMatchObject({ kind: "approve", approvals: [{ ...tea, allowed }] })
  })

  it.each([
    [1n, "unlimited"],
    [0n, "nothing"]
  ])("T20 of a collection: %s is %s", (value, allowed) => {
    expect(read([allowing(value, other, things)])?.approvals).toEqual([
      { token: `eip155:1:${things}`, of: "collection", name: "Cups", spender: other, allowed }
    ])
  })

  it("T20 the last word on each spender counts, in the order of the chain", () => {
    const [first, second, third] = [allowing(0n), allowing(7n), allowing(9n, odd)]
    expect(read([third, second, first])?.approvals).toMatchObject([
      { spender: other, allowed: { value: 7n } },
      { spender: odd, allowed: { value: 9n } }
    ])
  })

  it("S1.03 in part: is told beside what was moved", () => {
    expect(read([allowing(7n), moved(account, other)])).toMatchObject({
      kind: "send",
      approvals: [{ allowed: { value: 7n } }]
    })
  })

  it("T26 is not told of what somebody else signed", () => {
    expect(read([allowing(7n), moved(account, other)], { sender: other })).not.toHaveProperty("approvals")
  })

  it.each([
    ["a log does not say how much", [allowing(7n), allowing(undefined, odd)]],
    ["a token does not say how it is counted", [allowing(7n), allowing(7n, other, odd)]],
    ["there are more than twenty", Array.from({ length: 21 }, (_, digit) => allowing(7n, `0x${digit}`))]
  ])("T26 is not told at all where %s", (_, logs) => {
    expect(read(logs)).toMatchObject({ kind: "approve", transfers: [] })
    expect(read(logs)).not.toHaveProperty("approvals")
  })
})

describe("what a transaction was to an account", () => {
  it("S1.03 in part: a token that was sent, with the fee and the time of its block", () => {
    expect(read([moved(account, other)])).toEqual({
      hash,
      networkId: "eip155:1",
      minedAt: 100_000,
      status: "success",
      kind: "send",
      sender: account,
      transfers: [
        {
          direction: "out",
          counterparty: other,
          amount: { value: 5n, decimals: 6, symbol: "TEA" },
          token: `eip155:1:${token}`
        }
      ],
      fee: { value: 7n, decimals: 18, symbol: "ETH" }
    })
  })

  it.each([
    ["receive", [moved(other, account)]],
    ["self", [moved(account, account)]],
    ["mint", [moved(nobody, account)]],
    ["burn", [moved(account, nobody)]],
    ["trade", [moved(account, other), thing(other, account)]],
    ["receive", [moved(nobody, account), moved(other, account)]],
    ["approve", [log(token)]],
    ["send", [log(token), moved(account, other)]]
  ])("is %s", (kind, logs) => {
    expect(read(logs)?.kind).toBe(kind)
  })

  it("coins of the same transaction count, if the account is who paid or got them", () => {
    const bought = read([thing(other, account)], { value: 9n, receiver: other })
    expect(bought).toMatchObject({
      kind: "trade",
      transfers: [
        { direction: "out", counterparty: other, amount: { value: 9n, decimals: 18, symbol: "ETH" } },
        { direction: "in", nft: { collection: `eip155:1:${things}`, id: "17", name: "Cups", isSpam: false } }
      ]
    })
    expect(read([thing(other, account)], { value: 9n, sender: other })?.transfers).toHaveLength(1)
    expect(
      read([thing(account, other)], { value: 9n, sender: other, receiver: account })?.transfers[0]
    ).toMatchObject({
      direction: "in",
      counterparty: other,
      amount: { symbol: "ETH" }
    })
  })

  it("who nobody is, is not said, and the fee of another neither", () => {
    const minted = read([moved(nobody, account)], { sender: other })
    expect(minted?.transfers[0]).not.toHaveProperty("counterparty")
    expect(minted).not.toHaveProperty("fee")
    expect(minted?.sender).toBe(other)
  })

  it("a collection without a name has none", () => {
    expect(read([thing(other, account, odd)])?.transfers[0]?.nft?.name).toBe("")
  })

  it("T26 is left out where a token does not say how it is counted", () => {
    expect(read([moved(account, other), log(odd, { from: other, to: account, value: 1n })])).toBeUndefined()
  })

  it("T26 is left out where a stranger only says that somebody may take", () => {
    expect(read([log(odd)], { sender: other })).toBeUndefined()
    expect(read([log(odd)])).toMatchObject({ kind: "approve", transfers: [] })
  })

  it("has transfers in the order of the chain, 100 at most", () => {
    const [first, second] = [moved(account, other, 1n), moved(account, other, 2n)]
    expect(read([second, first])?.transfers.map(({ amount }) => amount.value)).toEqual([1n, 2n])
    const many = (count: number) => Array.from({ length: count }, () => moved(account, other))
    expect(read(many(100))?.transfers).toHaveLength(100)
    expect(read(many(101))).toBeUndefined()
  })
})

describe("a transaction and its receipt", () => {
  const transaction = {
    hash: hash.toUpperCase().replace("0X", "0x"),
    blockNumber: "0x10",
    from: account.toLowerCase(),
    to: other.toLowerCase(),
    value: "0x9"
  }
  const receipt = {
    transactionHash: hash,
    blockNumber: "0x10",
    status: "0x1",
    gasUsed: "0x5208",
    effectiveGasPrice: "0xa"
  }
  const decode = (more: object = {}, moreReceipt: object = {}) =>
    decodeFacts({ ...transaction, ...more }, { ...receipt, ...moreReceipt }, { hash, block: 16 })

  it("are read with what the network took, above it too", () => {
    expect(decode()).toEqual({ sender: account, receiver: other, value: 9n, fee: 210_000n })
    expect(decode({}, { l1Fee: "0x1" })?.fee).toBe(210_001n)
    expect(decode({ to: null })).not.toHaveProperty("receiver")
  })

  it.each([{ gasUsed: null }, { effectiveGasPrice: "10" }, { l1Fee: "much" }])(
    "have no fee where the receipt says %o",
    (more) => {
      expect(decode({}, more)).toEqual({ sender: account, receiver: other, value: 9n })
    }
  )

  it.each([
    ["another hash", { hash: `0x${"e".repeat(64)}` }, {}],
    ["another block", { blockNumber: "0x11" }, {}],
    ["no block yet", { blockNumber: null }, {}],
    ["no sender", { from: null }, {}],
    ["a receiver that is none", { to: "0x1" }, {}],
    ["an amount that is none", { value: 9 }, {}],
    ["the receipt of another", {}, { transactionHash: `0x${"e".repeat(64)}` }],
    ["a receipt of another block", {}, { blockNumber: "0x11" }],
    ["a receipt of a failure", {}, { status: "0x0" }],
    ["a receipt without an outcome", {}, { status: undefined }]
  ])("T26 are not read with %s", (_, more, moreReceipt) => {
    expect(decode(more, moreReceipt)).toBeUndefined()
  })

  it("T26 are not read where there is none", () => {
    expect(decodeFacts(null, receipt, { hash, block: 16 })).toBeUndefined()
    expect(decodeFacts(transaction, null, { hash, block: 16 })).toBeUndefined()
  })
})

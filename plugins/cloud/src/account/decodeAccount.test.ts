import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeBalances } from "./decodeBalances.ts"
import { decodeHistory, decodeTransaction } from "./decodeHistory.ts"
import { decodePrice, decodeQuantity } from "./decodeNumeric.ts"
import { decodePrices } from "./decodePrices.ts"
import type { Subject } from "./Subject.ts"

const subject: Subject = {
  address: "a1",
  network: {
    caipNetworkId: "test:1",
    nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 }
  },
  parseAddress: (text) => (/^[at]\d+$/i.test(text) ? text.toLowerCase() : undefined)
}

const hash = `0x${"1".repeat(64)}`
const coinTransfer = {
  direction: "out",
  sender: "A1",
  recipient: "a2",
  fungible_info: { name: "Coin", symbol: "COIN", icon: null, address: null },
  quantity: { numeric: "1.5", decimals: "18" }
}
const tokenTransfer = {
  direction: "in",
  sender: "a2",
  recipient: "a1",
  fungible_info: { name: "Tea", symbol: "TEA", icon: null, address: "test:1:T5" },
  quantity: { numeric: "2.000001", decimals: "6" }
}
const thingTransfer = {
  direction: "in",
  sender: null,
  recipient: "a1",
  nft_info: {
    name: "Boat",
    content: { preview: { url: "https://pictures.example/boat.png" }, detail: null },
    flags: { is_spam: false },
    address: "test:1:t7",
    id: "12"
  },
  quantity: { numeric: "3", decimals: "0" }
}
const metadata = {
  operationType: "send",
  hash,
  chain: "test:1",
  minedAt: "2026-01-02T03:04:05.000Z",
  sentFrom: "A1",
  sentTo: "a2",
  status: "confirmed",
  nonce: 3,
  fee: { numeric: "0.000021", decimals: "18" }
}
const good = { id: `test:1:${hash}`, metadata, transfers: [coinTransfer, tokenTransfer, thingTransfer] }

const withMetadata = (more: object) => ({ ...good, metadata: { ...metadata, ...more } })
const withTransfer = (of: object, more: object) => ({ ...good, transfers: [{ ...of, ...more }] })
const read = (value: unknown) => decodeTransaction(value, subject)

const noTexts: ReadonlyArray<unknown> = [undefined, null, 7, true, {}, [], ["x"], ""]
const noAmounts: ReadonlyArray<unknown> = [
  ...noTexts,
  "-1",
  "+1",
  "1e3",
  "0x5",
  "1,5",
  " 1",
  "1.",
  ".5",
  "NaN",
  "Infinity",
  "<b>1</b>",
  "9".repeat(79),
  // A unit more than the token has.
  "0.0000000000000000001"
]
const noDecimals: ReadonlyArray<unknown> = [
  null,
  undefined,
  "",
  "-1",
  -1,
  1.5,
  "1.5",
  256,
  "256",
  "1e1",
  {},
  NaN
]

describe("what a transaction of the service allowed to whom", () => {
  const limited = {
    address: "test:1:T5",
    type: "token",
    name: "TEA",
    spender: "A2",
    allowed: "limited",
    quantity: { numeric: "12.5", decimals: "6" }
  }
  const told = { token: "test:1:t5", of: "token", name: "TEA", spender: "a2" }
  const approvalsOf = (...approvals: ReadonlyArray<unknown>) => read({ ...good, approvals })?.approvals

  it("T20 is read exactly", () => {
    expect(approvalsOf(limited)).toEqual([
      { ...told, allowed: { value: 12_500_000n, decimals: 6, symbol: "TEA" } }
    ])
    for (const allowed of ["unlimited", "nothing"]) {
      const { quantity: _, ...rest } = limited
      expect(approvalsOf({ ...rest, allowed })).toEqual([{ ...told, allowed }])
      expect(approvalsOf({ ...rest, type: "collection", allowed })).toEqual([
        { ...told, of: "collection", allowed }
      ])
    }
  })

  it.each([
    ["no text for a name", { name: 5 }],
    ["another network's token", { address: "test:2:t5" }],
    ["no token", { address: null }],
    ["nobody who may take", { spender: null }],
    ["a spender that is no address", { spender: "<b>" }],
    ["another type", { type: "coin" }],
    ["another extent", { allowed: "some" }],
    ["no amount", { quantity: undefined }],
    ["an amount with a sign", { quantity: { numeric: "-1", decimals: "6" } }],
    ["an amount beyond all", { quantity: { numeric: "9".repeat(78), decimals: "6" } }],
    ["an amount of none", { quantity: { numeric: "0", decimals: "6" } }],
    ["an amount of a collection", { type: "collection" }]
  ])("T26 with %s none of it is told, and the transaction still is", (_, wrong) => {
    const transaction = read({ ...good, approvals: [limited, { ...limited, spender: "a3", ...wrong }] })
    expect(transaction).toMatchObject({ hash })
    expect(transaction).not.toHaveProperty("approvals")
  })

  it("T26 neither is what is there twice, too many, no list, or of what failed or somebody else signed", () => {
    expect(approvalsOf(limited, { ...limited, allowed: "nothing" })).toBeUndefined()
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...limited, spender: `a${at}` }))
    expect(approvalsOf(...many(20))).toHaveLength(20)
    expect(approvalsOf(...many(21))).toBeUndefined()
    expect(read({ ...good, approvals: { 0: limited } })?.approvals).toBeUndefined()
    for (const more of [{ status: "failed" }, { sentFrom: "a2" }])
      expect(read({ ...withMetadata(more), approvals: [limited] })?.approvals).toBeUndefined()
  })
})

describe("S3.10 in part: a transaction of the service", () => {
  it("is read exactly", () => {
    expect(read(good)).toEqual({
      hash,
      networkId: "test:1",
      minedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      status: "success",
      kind: "send",
      sender: "a1",
      fee: { value: 21_000_000_000_000n, decimals: 18, symbol: "COIN" },
      transfers: [
        {
          direction: "out",
          counterparty: "a2",
          amount: { value: 1_500_000_000_000_000_000n, decimals: 18, symbol: "COIN" }
        },
        {
          direction: "in",
          counterparty: "a2",
          amount: { value: 2_000_001n, decimals: 6, symbol: "TEA" },
          token: "test:1:t5"
        },
        {
          direction: "in",
          amount: { value: 3n, decimals: 0, symbol: "" },
          nft: {
            collection: "test:1:t7",
            id: "12",
            name: "Boat",
            picture: "https://pictures.example/boat.png",
            isSpam: false
          }
        }
      ]
    })
  })

  it.each([
    ["hash", [...noTexts, "0x1", "x".repeat(129), `${hash.slice(0, -1)}<`]],
    ["chain", [...noTexts.filter((wrong) => wrong !== null), "test:2", "TEST:1"]],
    [
      "minedAt",
      [...noTexts, 1_767_322_800, "yesterday", "2026-01-02", "2026-13-02T03:04:05Z", "2026-01-02T03:04:05"]
    ],
    ["status", [...noTexts, "pending", "ok", "ONRAMP_TRANSACTION_STATUS_SUCCESS"]]
  ])("T26 is left out with a wrong %s", (field, wrongs) => {
    for (const wrong of wrongs)
      expect([wrong, read(withMetadata({ [field]: wrong }))]).toEqual([wrong, undefined])
  })

  it.each([
    ["operationType", "kind", [undefined, null, 7, {}]],
    ["sentFrom", "sender", [7, {}, "", "<img src=x>", "b1", "a".repeat(301)]],
    ["fee", "fee", [7, "1", [], {}, { numeric: "1", decimals: "6" }, { numeric: "-1", decimals: "18" }]]
  ] as const)("T26 a wrong %s is left out alone", (field, told, wrongs) => {
    const { [told]: _, ...rest } = read(good)!
    for (const wrong of wrongs)
      expect([wrong, read(withMetadata({ [field]: wrong }))]).toEqual([
        wrong,
        told === "kind" ? { ...rest, kind: "contract" } : rest
      ])
  })

  it("is of the network that was asked about where the service has no name for it", () => {
    expect(read(withMetadata({ chain: null }))).toEqual(read(good))
  })

  it("is left out if it is none", () => {
    for (const wrong of [undefined, null, 7, "x", [], {}, { metadata: null }, { metadata: [] }])
      expect([wrong, read(wrong)]).toEqual([wrong, undefined])
  })

  it("needs neither sender nor fee nor transfers", () => {
    const least = read({ metadata: { ...metadata, sentFrom: null, fee: null }, transfers: null })
    expect(least).toEqual({
      hash,
      networkId: "test:1",
      minedAt: expect.any(Number),
      status: "success",
      kind: "send",
      transfers: []
    })
  })

  it.each([7, {}, [null], ["x"]])("is there without what it moved, where that is %j", (transfers) => {
    expect(read({ ...good, transfers })).toEqual({ ...read(good), transfers: [] })
  })

  it("T26 what it moved is left out alone with a wrong field in it", () => {
    const wrongs: ReadonlyArray<readonly [of: object, field: string, wrongs: ReadonlyArray<unknown>]> = [
      [coinTransfer, "direction", [...noTexts, "IN", "both"]],
      [coinTransfer, "quantity", [undefined, null, "1.5", 7, []]],
      // The service contradicts itself.
      [coinTransfer, "sender", ["a3"]],
      [coinTransfer, "fungible_info", [undefined, null, "COIN", 7, []]],
      [tokenTransfer, "recipient", ["a3"]],
      [thingTransfer, "recipient", ["a2"]],
      [thingTransfer, "nft_info", [7, "Boat", []]]
    ]
    const others = read({ ...good, transfers: [tokenTransfer] })!.transfers
    const left = (of: object, more: object) =>
      read({ ...good, transfers: [{ ...of, ...more }, tokenTransfer] })?.transfers
    for (const [of, field, values] of wrongs)
      for (const wrong of values)
        expect([field, wrong, left(of, { [field]: wrong })]).toEqual([field, wrong, others])
    for (const wrong of noAmounts.filter((wrong) => wrong !== "1."))
      for (const of of [coinTransfer, tokenTransfer, thingTransfer])
        expect([wrong, left(of, { quantity: { ...of.quantity, numeric: wrong } })]).toEqual([wrong, others])
    for (const wrong of noDecimals.filter((wrong) => wrong !== undefined && wrong !== null))
      expect([wrong, left(tokenTransfer, { quantity: { numeric: "1", decimals: wrong } })]).toEqual([
        wrong,
        others
      ])
    expect(left(thingTransfer, { quantity: { numeric: "1", decimals: "1" } })).toEqual(others)
  })

  it("T26 the other side is left out where it cannot be read", () => {
    for (const recipient of [7, {}, "", "b1", undefined])
      expect(read(withTransfer(coinTransfer, { recipient }))!.transfers).toEqual([
        { direction: "out", amount: { value: 1_500_000_000_000_000_000n, decimals: 18, symbol: "COIN" } }
      ])
  })

  it("T26 what is known by its name alone is told as hearsay, in as many decimals as are written: it is neither the coin nor a token", () => {
    const told = (of: object, info: object, quantity: object) =>
      read(withTransfer(of, { fungible_info: info, quantity }))?.transfers
    const { address: _, ...unnamed } = coinTransfer.fungible_info
    expect(told(coinTransfer, unnamed, { numeric: "0.25" })).toEqual([
      {
        direction: "out",
        counterparty: "a2",
        amount: { value: 25n, decimals: 2, symbol: "COIN" },
        isHearsay: true
      }
    ])
    const info = tokenTransfer.fungible_info
    for (const address of ["", 7, "T5", "test:2:t5", "test:1:", "test:1:b5", `test:1:t${"5".repeat(300)}`])
      expect(told(tokenTransfer, { ...info, address }, { numeric: "5." })).toEqual([
        {
          direction: "in",
          counterparty: "a2",
          amount: { value: 5n, decimals: 0, symbol: "TEA" },
          isHearsay: true
        }
      ])
    // Without a name either it is nothing.
    expect(told(coinTransfer, { name: null, symbol: "" }, { numeric: "1" })).toEqual([])
    expect(told(tokenTransfer, { ...info, symbol: 7 }, tokenTransfer.quantity)![0]!.amount.symbol).toBe("")
  })

  it("T26 calls the network's coin as the network does, whatever the service says", () => {
    const renamed = { ...coinTransfer.fungible_info, symbol: "USDC", name: "USD Coin" }
    const [transfer] = read(withTransfer(coinTransfer, { fungible_info: renamed }))!.transfers
    expect(transfer!.amount.symbol).toBe("COIN")
  })

  it("T02 text is made fit to show, and a picture is no link to anything else", () => {
    const token = { ...tokenTransfer.fungible_info, symbol: `<b>\u202eTEA\u0000${"x".repeat(50)}` }
    const shown = read(withTransfer(tokenTransfer, { fungible_info: token }))!.transfers[0]!.amount.symbol
    for (const hidden of ["\u202e", "\u0000"]) expect(shown).not.toContain(hidden)
    expect(shown.length).toBeLessThanOrEqual(20)
    const thing = (more: object) =>
      read(withTransfer(thingTransfer, { nft_info: { ...thingTransfer.nft_info, ...more } }))?.transfers[0]
        ?.nft
    expect(thing({ name: `\u202e${"N".repeat(500)}` })!.name).toHaveLength(64)
    expect(thing({ name: null })!.name).toBe("")
    for (const url of [
      "javascript:x",
      "http://a.example/x.png",
      "data:image/svg+xml,x",
      7,
      "https://u:p@a.example"
    ])
      expect(thing({ content: { preview: { url } } })).toEqual(
        expect.not.objectContaining({ picture: expect.anything() })
      )
    for (const content of [null, undefined, 7, { preview: null }, { preview: "x" }])
      expect(thing({ content })).toMatchObject({ id: "12" })
    expect(thing({ flags: { is_spam: true } })!.isSpam).toBe(true)
    expect(thing({ flags: undefined })!.isSpam).toBe(false)
    expect(thing({ flags: {} })!.isSpam).toBe(false)
    expect(thing({ id: undefined })).not.toHaveProperty("id")
    const boat = thing({})!
    for (const wrong of [{ flags: null }, { flags: { is_spam: "no" } }])
      expect([wrong, thing(wrong)]).toEqual([wrong, boat])
    expect(thing({ name: 7 })).toEqual({ ...boat, name: "" })
    const { id: _id, ...numberless } = boat
    for (const wrong of [{ id: 12 }, { id: "-1" }, { id: "" }, { id: "9".repeat(79) }])
      expect([wrong, thing(wrong)]).toEqual([wrong, numberless])
    const { collection: _collection, ...nameless } = numberless
    for (const wrong of [{ address: "test:2:t7" }, { address: undefined }])
      expect([wrong, thing(wrong)]).toEqual([wrong, nameless])
  })

  it("a failed one moved nothing, whatever the service says", () => {
    expect(read(withMetadata({ status: "failed" }))).toMatchObject({
      status: "failed",
      kind: "contract",
      transfers: [],
      fee: { value: 21_000_000_000_000n }
    })
  })

  it("is of a kind; what the service calls otherwise is a contract", () => {
    const kind = (operationType: string) => read(withMetadata({ operationType }))?.kind
    expect(
      ["trade", "bought", "sell", "approve", "mint", "burn", "cancel", "deploy", "claim"].map(kind)
    ).toEqual(["trade", "trade", "trade", "approve", "mint", "burn", "cancel", "deploy", "claim"])
    expect(["execute", "constructor", "", "x".repeat(5_000)].map(kind)).toEqual(Array(4).fill("contract"))
    const self = { ...coinTransfer, direction: "self", recipient: "a1" }
    expect(read(withTransfer(self, {}))).toMatchObject({ kind: "self" })
    expect(read(withTransfer(self, { recipient: "a2" }))).toMatchObject({ kind: "send", transfers: [] })
  })

  it("says of a hundred transfers at most", () => {
    const transfers = Array.from({ length: 150 }, () => coinTransfer)
    expect(read({ ...good, transfers })!.transfers).toHaveLength(100)
  })
})

describe("S7.05 in part: a page of the service", () => {
  const page = (value: unknown, cursor?: string) => decodeHistory(value, subject, cursor)
  const other = withMetadata({ hash: `0x${"2".repeat(64)}` })

  it("drops what cannot be read, and only that", () => {
    const data = [good, null, withMetadata({ minedAt: 7 }), other, good]
    expect(page({ data, next: "n" })).toEqual({
      transactions: [read(good), read(other)],
      next: "n",
      coverage: "partial"
    })
  })

  it("has no next one that is none, or that leads back", () => {
    for (const next of [null, undefined, 7, {}, "", "n".repeat(1_001), "same"])
      expect(page({ data: [], next }, "same")).toEqual({ transactions: [], coverage: "partial" })
  })

  it("is none if it is something else, or too large", () => {
    for (const wrong of [null, 7, "x", [], {}, { data: null }, { data: {} }])
      expect(page(wrong)).toBeUndefined()
    expect(page({ data: Array.from({ length: 101 }, () => good) })).toBeUndefined()
    expect(page({ data: Array.from({ length: 100 }, () => good) })).toBeDefined()
  })
})

describe("S7.05 in part: a transaction that the service tells movement by movement", () => {
  const moved = (id: number, sentFrom: string, transfer: object) => ({
    ...withMetadata({ sentFrom, operationType: "send", fee: null }),
    id: `${id}`,
    transfers: [transfer]
  })
  const page = (...data: ReadonlyArray<unknown>) => decodeHistory({ data }, subject, undefined)!.transactions

  it("is one, with all that it moved; what is there twice, word for word, counts once", () => {
    const [out, into] = [moved(1, "a1", coinTransfer), moved(1, "a2", tokenTransfer)]
    const told = {
      ...read(out),
      kind: "trade",
      transfers: read({ ...good, transfers: [coinTransfer, tokenTransfer] })!.transfers
    }
    expect(page(out, into, out)).toEqual([told])
    expect(page(into, out)).toEqual([{ ...told, transfers: told.transfers.toReversed() }])
  })

  it("has no signer where others alone moved something", () => {
    const into = moved(1, "a2", tokenTransfer)
    const other = moved(1, "a3", { ...tokenTransfer, sender: "a3" })
    expect(page(into, other)[0]).not.toHaveProperty("sender")
    expect(page(into, { ...into, id: "2" })[0]).toMatchObject({ sender: "a2" })
  })
})

describe("S3.09 S7.13 in part: balances of the service", () => {
  const coin = {
    name: "Coin",
    symbol: "COIN",
    chainId: "test:1",
    price: 2,
    value: 3,
    quantity: { numeric: "1.5", decimals: "18" },
    iconUrl: ""
  }
  const tea = {
    ...coin,
    name: "Tea",
    symbol: "TEA",
    address: "test:1:T5",
    quantity: { numeric: "0.5", decimals: "6" }
  }
  const balances = (value: unknown) => decodeBalances({ balances: value }, subject)

  it("are read exactly, the coin first, as the network calls it", () => {
    expect(balances([tea, { ...coin, name: "USD Coin", symbol: "USDC" }])).toEqual([
      { name: "Coin", amount: { value: 1_500_000_000_000_000_000n, decimals: 18, symbol: "COIN" } },
      { token: "test:1:t5", name: "Tea", amount: { value: 500_000n, decimals: 6, symbol: "TEA" } }
    ])
  })

  it("T26 an entry with a wrong field is left out alone; of two of a token the later one is true", () => {
    const wrongs: ReadonlyArray<object> = [
      { chainId: "test:2" },
      { chainId: undefined },
      { quantity: null },
      { quantity: "1" },
      ...noAmounts
        .filter((wrong) => wrong !== "1.")
        .map((numeric) => ({ quantity: { numeric, decimals: "18" } })),
      ...noDecimals.map((decimals) => ({ quantity: { numeric: "1", decimals } })),
      { address: "" },
      { address: 7 },
      { address: "test:2:t5" },
      { address: "test:1:b5" }
    ]
    for (const wrong of wrongs)
      expect([wrong, balances([coin, { ...tea, ...wrong }])!.length]).toEqual([wrong, 1])
    const anew = { ...tea, address: "test:1:t5", quantity: { numeric: "7.", decimals: "6" } }
    expect(balances([coin, null, "x", [], tea, anew, coin])).toEqual([
      balances([coin])![0],
      { token: "test:1:t5", name: "Tea", amount: { value: 7_000_000n, decimals: 6, symbol: "TEA" } }
    ])
    expect(balances([{ ...tea, name: 7, symbol: null }])).toEqual([
      { token: "test:1:t5", name: "", amount: { value: 500_000n, decimals: 6, symbol: "" } }
    ])
  })

  it("S5.20 in part: a token without decimals is left out, one with a single one is not", () => {
    const counted = (decimals: string) => ({ ...tea, quantity: { numeric: "3", decimals } })
    expect(balances([coin, counted("0")])).toHaveLength(1)
    expect(balances([coin, counted("1")])?.[1]?.amount).toEqual({ value: 30n, decimals: 1, symbol: "TEA" })
  })

  it("are those of an account without the coin, or without anything", () => {
    expect(balances([])).toEqual([])
    expect(balances([tea])).toEqual([
      { token: "test:1:t5", name: "Tea", amount: { value: 500_000n, decimals: 6, symbol: "TEA" } }
    ])
    expect(balances([{ ...tea, quantity: { numeric: "3", decimals: "0" } }])).toEqual([])
  })

  it("T26 are none where none of them can be read, or all are of another network: that says nothing of this one", () => {
    for (const wrong of [
      null,
      {},
      7,
      [null],
      [{ ...tea, chainId: "test:2" }],
      [{ ...coin, chainId: undefined }],
      [{ ...coin, quantity: { numeric: "1", decimals: "6" } }]
    ])
      expect([wrong, balances(wrong)]).toEqual([wrong, undefined])
    expect(decodeBalances([coin], subject)).toBeUndefined()
  })

  it("T02 names are made fit to show", () => {
    const [, token] = balances([coin, { ...tea, name: `\u202e${"N".repeat(99)}`, symbol: "S".repeat(99) }])!
    expect(token!.name).toBe(`${"N".repeat(63)}…`)
    expect(token!.amount.symbol).toHaveLength(20)
  })

  it.each([[null], [undefined]])(
    "have the coin where the address is %s, whatever else is none",
    (address) => {
      expect(balances([{ ...coin, address }])).toHaveLength(1)
      for (const none of [7, false, [], {}]) expect(balances([{ ...coin, address: none }])).toBeUndefined()
    }
  )

  it("are a thousand at most", () => {
    const many = Array.from({ length: 1_500 }, (_, place) => ({ ...tea, address: `test:1:t${place}` }))
    expect(balances([coin, ...many])).toHaveLength(1_000)
  })
})

describe("S7.08 in part: prices of the service", () => {
  const asked = new Set(["test:1:t5", "test:1:t6"])
  const prices = (list: unknown) => decodePrices({ fungibles: list }, asked, "USD")
  const tea = { name: "Tea", symbol: "TEA", iconUrl: "", price: 1.25, address: "test:1:t5" }

  it("are of what was asked for, the first of each", () => {
    const other = { ...tea, address: "test:1:t7" }
    expect(prices([other, tea, { ...tea, price: 9 }])).toEqual(
      new Map([["test:1:t5", { value: 125n, decimals: 2, symbol: "USD" }]])
    )
  })

  it("T26 one that is wrong is left out alone", () => {
    const wrongs = [undefined, null, "1.25", 0, -1, NaN, Infinity, 1e15, 1e-19, {}, [1]]
    for (const price of wrongs) expect([price, prices([{ ...tea, price }])!.size]).toEqual([price, 0])
    for (const address of [undefined, null, 7, "test:1:T5"])
      expect(prices([{ ...tea, address }])!.size).toBe(0)
    expect(prices([null, "x", tea, { ...tea, address: "test:1:t6" }])!.size).toBe(2)
  })

  it("are none if the answer is something else", () => {
    for (const wrong of [null, undefined, {}, 7]) expect(prices(wrong)).toBeUndefined()
    expect(decodePrices([tea], asked, "USD")).toBeUndefined()
  })
})

describe("T21 numbers of the service", () => {
  it.each([
    [0.1, 1n, 1],
    [2_000.5, 20_005n, 1],
    [1e-7, 1n, 7],
    [1.5e-10, 15n, 11],
    [1e-18, 1n, 18],
    [123456789012345, 123_456_789_012_345n, 0],
    [1.23456789e-12, 1_234_567n, 18]
  ])("a price of %d is meant as it is written", (price, value, decimals) => {
    expect(decodePrice(price)).toEqual({ value, decimals })
  })

  it("any quantity that was written by its rules is read back, to the last unit", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(40), (value, decimals) => {
        const digits = String(value).padStart(decimals + 1, "0")
        const split = digits.length - decimals
        const numeric = decimals === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`
        expect(decodeQuantity({ numeric, decimals: String(decimals) })).toEqual({ value, decimals })
      })
    )
  })

  it("a quantity of more than 256 bits is none", () => {
    const most = 2n ** 256n - 1n
    expect(decodeQuantity({ numeric: String(most), decimals: 0 })).toEqual({ value: most, decimals: 0 })
    expect(decodeQuantity({ numeric: String(most + 1n), decimals: 0 })).toBeUndefined()
  })
})

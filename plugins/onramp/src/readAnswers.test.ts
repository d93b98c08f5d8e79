import { isAhead } from "@latchkey/core/feature-kit"
import { describe, expect, it } from "vitest"
import { dollars, testLists } from "../support/testMarket.ts"
import { defaultPayment, defaultPurchase } from "./defaults.ts"
import { readPurchases } from "./readPurchases.ts"
import { purchaseOn, readLists } from "./readLists.ts"
import { readQuote } from "./readQuote.ts"

describe("the lists of a provider", () => {
  it("S3.12 in part: are what is sold on the network, and what can be paid in", () => {
    expect(readLists(testLists, "test:2")).toEqual({
      payment: testLists.payment,
      purchase: [{ ...testLists.purchase[0], networks: [{ networkId: "test:2", name: "Network 2" }] }]
    })
  })

  it.each([
    [null],
    ["text"],
    [{}],
    [{ payment: [], purchase: testLists.purchase }],
    [{ payment: testLists.payment }],
    [{ payment: [{ id: "usd", decimals: 2, limits: [] }], purchase: [] }],
    [7]
  ])("are none in %o", (answer) => {
    expect(readLists(answer, "test:1")).toBeUndefined()
  })

  it("are none in what throws when it is read", () => {
    const trap = {
      get payment(): never {
        throw new Error("no")
      }
    }
    expect(readLists(trap, "test:1")).toBeUndefined()
  })

  it("leave out what is no entry", () => {
    const limit = { method: "card", min: 1n, max: 2n }
    const usd = { id: "USD", decimals: 2, limits: [limit] }
    const coin = { id: "c", name: "C", symbol: "C", networks: [{ networkId: "test:1", name: "N" }] }
    const read = readLists(
      {
        payment: [
          null,
          { ...usd, id: "dollar" },
          { ...usd, decimals: 1.5 },
          { ...usd, limits: [{ ...limit, min: 3n }] },
          { ...usd, limits: [{ ...limit, min: "1.00" }] },
          { ...usd, limits: [limit, { ...limit, max: 2 }] },
          usd
        ],
        purchase: [
          3,
          { ...coin, symbol: "" },
          { ...coin, networks: [{ networkId: "test:1", name: "N", token: "test:2:t5" }] },
          { ...coin, name: "\u202eC\u200b" },
          { ...coin, name: "Second" }
        ]
      },
      "test:1"
    )
    expect(read).toEqual({ payment: [usd], purchase: [coin] })
  })
})

describe("the lists that ship", () => {
  it("S5.22[all] allow 10 to 7500 by card and 10 to 25000 from a bank account, in dollars and euros", () => {
    expect(defaultPayment.map(({ id, decimals }) => [id, decimals])).toEqual([
      ["USD", 2],
      ["EUR", 2]
    ])
    for (const { limits } of defaultPayment)
      expect(limits).toEqual([
        { method: "card", min: 1_000n, max: 750_000n },
        { method: "ach_bank_account", min: 1_000n, max: 2_500_000n }
      ])
  })

  it("S9.02 in part: sell a dollar coin first, on chains 1 and 137", () => {
    for (const networkId of ["eip155:1", "eip155:137"] as const) {
      const [first] = purchaseOn(defaultPurchase, networkId)
      expect(first).toMatchObject({ symbol: "USDC", networks: [{ networkId }] })
      expect(first?.networks[0]?.token).toMatch(/:0x[0-9a-fA-F]{40}$/)
    }
    expect(purchaseOn(defaultPurchase, "eip155:10")).toEqual([])
  })
})

describe("a quote", () => {
  const pay = dollars(100_00n)
  const given = {
    id: "q",
    total: pay,
    subtotal: dollars(98_00n),
    purchased: { value: 5n, decimals: 1, symbol: "TEA" },
    providerFee: dollars(150n),
    networkFee: dollars(50n)
  }

  it("S3.12 in part: says what is paid, what is kept and what is got", () => {
    expect(readQuote(given, pay, "TEA")).toEqual({ ...given, isPlaceholder: false })
  })

  it("may leave out what is kept", () => {
    const { id, total, purchased } = given
    expect(readQuote({ id, total, purchased, providerFee: undefined }, pay, "TEA")).toEqual({
      id,
      total,
      purchased,
      isPlaceholder: false
    })
  })

  it.each([
    ["nothing is got", { purchased: { ...given.purchased, value: 0n } }],
    ["something else is got", { purchased: { ...given.purchased, symbol: "TEA2" } }],
    ["another amount is paid", { total: dollars(101_00n) }],
    ["another currency is paid", { total: { ...pay, symbol: "EUR" } }],
    ["it is counted otherwise", { total: { ...pay, decimals: 3 } }],
    ["an amount is a number", { networkFee: { ...pay, value: 1 } }],
    ["an amount is below zero", { networkFee: { ...pay, value: -1n } }],
    ["an amount has no symbol", { subtotal: { ...pay, symbol: "" } }],
    ["an amount's symbol is no text", { subtotal: { ...pay, symbol: 5 } }],
    ["an amount's decimals are no whole number", { subtotal: { ...pay, decimals: 1.5 } }],
    ["an amount has more decimals than any currency", { subtotal: { ...pay, decimals: 37 } }],
    ["what is got is missing", { purchased: undefined }]
  ])("T26 is none where %s", (_, change) => {
    expect(readQuote({ ...given, ...change }, pay, "TEA")).toBeUndefined()
  })
})

describe("the purchases of a provider", () => {
  it("leave out what is none", () => {
    const answer = [
      null,
      { id: "", status: "pending" },
      { id: "1", status: "late" },
      { id: "2", status: "success" }
    ]
    expect(readPurchases(answer)).toEqual([{ id: "2", status: "success" }])
    expect(readPurchases("text")).toBeUndefined()
  })

  it.each([
    ["pending", "opened", true],
    ["success", "opened", true],
    ["success", "pending", true],
    ["failed", "pending", true],
    ["pending", "unknown", true],
    ["pending", "pending", false],
    ["pending", "success", false],
    ["pending", "failed", false],
    ["failed", "success", false],
    ["success", "failed", false]
  ] as const)("%s after %s is news: %s", (next, before, isNews) => {
    expect(isAhead(next, before)).toBe(isNews)
  })
})

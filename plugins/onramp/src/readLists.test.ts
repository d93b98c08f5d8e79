import { describe, expect, it } from "vitest"
import { readLists } from "./readLists.ts"

const limit = { method: "card", min: 100n, max: 500n }
const currency = { id: "USD", decimals: 2, limits: [limit] }
const coin = {
  id: "coin",
  name: "Coin",
  symbol: "COIN",
  networks: [{ networkId: "test:1", name: "One", token: "test:1:t1" }]
}
const read = (payment: unknown, purchase: unknown = [coin]) => readLists({ payment, purchase }, "test:1")

describe("T26 the lists of a provider", () => {
  it("are read as they are", () => {
    expect(read([currency])).toEqual({ payment: [currency], purchase: [coin] })
  })

  it.each<readonly [name: string, change: object]>([
    ["a code of four letters", { id: "USDX" }],
    ["a code in small letters", { id: "usd" }],
    ["a code with something before it", { id: "xUSD" }],
    ["no code", { id: undefined }],
    ["decimals that no currency has", { decimals: 5 }],
    ["decimals as a text", { decimals: "2" }],
    ["no limits", { limits: [] }],
    ["limits that are no list", { limits: limit }]
  ])("a currency with %s is left out, and without any the lists are none", (_, change) => {
    expect(read([currency, { ...currency, ...change }])?.payment).toEqual([currency])
    expect(read([{ ...currency, ...change }])).toBeUndefined()
  })

  it.each<readonly [name: string, change: object]>([
    ["no way to pay", { method: "" }],
    ["a least that is no amount", { min: 100 }],
    ["a most that is no amount", { max: "500" }],
    ["a least below nothing", { min: -1n }],
    ["a most below the least", { max: 99n }],
    ["nothing to be paid at most", { min: 0n, max: 0n }]
  ])("a limit with %s is left out", (_, change) => {
    expect(read([{ ...currency, limits: [{ ...limit, ...change }, limit] }])?.payment).toEqual([currency])
  })

  it.each<readonly [name: string, change: object]>([
    ["on another network", { networks: [{ networkId: "test:2", name: "Two" }] }],
    ["whose token is another network's", { networks: [{ networkId: "test:1", token: "test:2:t1" }] }],
    ["whose token is no text", { networks: [{ networkId: "test:1", token: 7 }] }],
    ["without an id", { id: "" }],
    ["without a symbol", { symbol: undefined }]
  ])("what is sold %s is left out", (_, change) => {
    expect(read([currency], [{ ...coin, ...change }, coin])?.purchase).toEqual([coin])
  })

  it("each is there once", () => {
    const lists = read([currency, { ...currency, decimals: 3 }], [coin, { ...coin, name: "Other" }])
    expect(lists).toEqual({ payment: [currency], purchase: [coin] })
  })

  it.each<readonly [name: string, answer: unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a number", 7],
    ["a text", "tea"],
    ["an empty object", {}],
    ["one without what is sold", { payment: [currency] }],
    ["one whose sold things are a text", { payment: [currency], purchase: "coin" }]
  ])("%s holds none", (_, answer) => expect(readLists(answer, "test:1")).toBeUndefined())
})

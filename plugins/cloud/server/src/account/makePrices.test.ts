import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { makePrices, readPrices, toPrices } from "./makePrices.ts"

const record = { id: "eip155:1", name: "Ether", symbol: "ETH", decimals: 18, prices: { usd: 2_000 } }

describe("a list of prices", () => {
  it.each([
    ["no list", {}, /prices is not a list/],
    ["no object", [7], /prices\[0\] is not an object/],
    ["id", [record, { ...record, id: "ETH" }], /prices\[1\]\.id is neither/],
    ["name", [{ ...record, name: "" }], /prices\[0\]\.name is no text/],
    ["symbol", [{ ...record, symbol: 7 }], /prices\[0\]\.symbol is no text/],
    ["decimals", [{ ...record, decimals: 256 }], /prices\[0\]\.decimals is no whole/],
    ["icon", [{ ...record, iconUrl: "http://icons.example/eth.png" }], /prices\[0\]\.iconUrl is no https/],
    ["no prices", [{ ...record, prices: null }], /prices\[0\]\.prices is no object/],
    ["price of nothing", [{ ...record, prices: { usd: 0 } }], /prices\[0\]\.prices\.usd is no positive/],
    [
      "price that is text",
      [{ ...record, prices: { usd: "2000" } }],
      /prices\[0\]\.prices\.usd is no positive/
    ],
    ["currency", [{ ...record, prices: { USD: 1 } }], /prices\[0\]\.prices\.USD is no currency/]
  ])("with a mistake is told with its place: %s", (_, value, message) => {
    expect(() => toPrices(value)).toThrow(message)
  })

  it("is asked by id and currency, in any case, and for nothing else", () => {
    const prices = makePrices({ list: toPrices([record]) }, () => 0)
    expect(prices.of("EIP155:1", "usd")).toMatchObject({ name: "Ether", price: 2_000 })
    expect(prices.of("eip155:1", "eur")).toBeUndefined()
    expect(prices.of("eip155:1", "constructor")).toBeUndefined()
    expect(prices.of("eip155:2", "usd")).toBeUndefined()
    expect(makePrices(undefined, () => 0).of("eip155:1", "usd")).toBeUndefined()
  })
})

describe("T26 a file of prices", () => {
  const hour = 3_600_000
  const start = Date.UTC(2026, 0, 1)
  let folder: string
  let file: string
  let now = start
  const write = (value: unknown, at: number) => {
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value))
    utimesSync(file, at / 1_000, at / 1_000)
  }
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "prices-"))
    file = path.join(folder, "prices.json")
    now = start
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
    vi.restoreAllMocks()
  })
  const open = () => {
    const prices = makePrices({ file, hours: 2 }, () => now)
    return () => prices.of("eip155:1", "usd")?.price
  }

  it("is read again when it changed, at most every ten seconds", () => {
    write([record], start)
    const price = open()
    expect(price()).toBe(2_000)
    write([{ ...record, prices: { usd: 3_000 } }], start + 5_000)
    now = start + 9_999
    expect(price()).toBe(2_000)
    now = start + 10_000
    expect(price()).toBe(3_000)
  })

  it("is told no longer when it is old, and again once it is new", () => {
    write([record], start)
    const price = open()
    now = start + 2 * hour
    expect(price()).toBe(2_000)
    now++
    expect(price()).toBeUndefined()
    now += 10_000
    write([record], now)
    expect(price()).toBe(2_000)
  })

  it("that is broken or gone leaves what was read before, until that is old", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {})
    write([record], start)
    const price = open()
    expect(price()).toBe(2_000)
    write("[{", start + 60_000)
    now = start + 60_000
    expect(price()).toBe(2_000)
    now = start + 80_000
    expect(price()).toBe(2_000)
    expect(told).toHaveBeenCalledOnce()
    now = start + 2 * hour + 1
    expect(price()).toBeUndefined()
  })

  it("is read as JSON or not at all", () => {
    write("[{", start)
    expect(() => readPrices(file)).toThrow("cannot be read as JSON")
  })
})

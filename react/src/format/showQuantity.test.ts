import { describe, expect, it } from "vitest"
import { showQuantity } from "./showQuantity.ts"

describe("how much there is of a token", () => {
  it.each([
    [0n, 18, "0"],
    [10n ** 18n, 18, "1"],
    [1_234_567_899_999_999_999n, 18, "1.2345"],
    [1_234_567_890_123n, 6, "1,234,567.89"],
    [999_999_999_999_999_999n, 6, "999,999,999,999"],
    [1_000_000_000_000_000_000n, 6, ">999,999,999,999"],
    [10n ** 77n, 0, ">999,999,999,999"],
    [1n, 18, "<0.000001"],
    [10n ** 12n, 18, "0.000001"],
    [10n ** 12n - 1n, 18, "<0.000001"],
    [123_456_789n, 9, "0.12345"],
    [1_234_567_890n, 6, "1,234.56"],
    [12_345_678_901_234_567n, 12, "12,345.67"],
    [5n, 1, "0.5"],
    [7n, 0, "7"]
  ])("T21 %d of %d decimals is %s: never more than there is, and never cut off", (value, decimals, text) => {
    expect(showQuantity({ value, decimals, symbol: "TEA" }, "en")).toBe(text)
  })

  it.each([
    ["USDC", 996_340_112n, "996.34"],
    ["EURC", 1_239_999n, "1.23"],
    ["DAI", 9_999n, "0.009999"],
    ["xUSD", 10_000n, "0.01"],
    ["USDT", 0n, "0"]
  ])("T21 of %s, as of money, has two places: %d is %s", (symbol, value, text) => {
    expect(showQuantity({ value, decimals: 6, symbol }, "en")).toBe(text)
  })

  it("T21 is written as the visitor's locale has it", () => {
    expect(showQuantity({ value: 1_234_567_890_123n, decimals: 6, symbol: "TEA" }, "de")).toBe("1.234.567,89")
    expect(showQuantity({ value: 1n, decimals: 9, symbol: "TEA" }, "de")).toBe("<0,000001")
  })
})

import { describe, expect, it } from "vitest"
import { dollars } from "../../support/testMarket.ts"
import { problemOf } from "./problemOf.ts"
import { showMoney } from "./showMoney.ts"

describe("the words for a failure", () => {
  it.each([
    [{ code: "ONRAMP_PROVIDER" }, "provider"],
    [{ code: "ONRAMP_LINK" }, "link"],
    [{ code: "ONRAMP_REQUEST_INVALID" }, "invalid"],
    [{ code: "NEW" }, "other"],
    [undefined, "other"]
  ])("of %o are those of %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})

describe("an amount of money", () => {
  it.each([
    [dollars(100_00n), "en", "$100"],
    [dollars(9_99n), "en", "$9.99"],
    [dollars(1_000_50n), "en", "$1,000.50"],
    [{ ...dollars(12_345_678_901_234_567_890_12n), symbol: "EUR" }, "en", "€12,345,678,901,234,567,890.12"],
    [{ ...dollars(5_00n), symbol: "not one" }, "en", "5 not one"]
  ])("%o in %s is %s, to the last digit", (amount, locale, text) => {
    expect(showMoney(amount, locale)).toBe(text)
  })
})

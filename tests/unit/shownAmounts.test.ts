import { displayBalance } from "@latchkey/core"
import { expect, it } from "vitest"
import { showWorth } from "../../react/src/format/showWorth.ts"

it("S5.21[all] a balance is floored to 3 decimals, 0.000 by default; what is worth much is written with 2", () => {
  expect(["1.2345", "1.2399999", "0.0009", "12345678.98765"].map((text) => displayBalance(text))).toEqual([
    "1.234",
    "1.239",
    "0.000",
    "12345678.987"
  ])
  expect([undefined, "", "0"].map((text) => displayBalance(text))).toEqual(["0.000", "0.000", "0.000"])
  const usd = (value: bigint) => showWorth({ value, decimals: 18, symbol: "USD" }, "en")
  const unit = 10n ** 18n
  expect([unit, 1_234n * unit, 1_234_567n * unit + 899n * 10n ** 15n, 999_999_999n * unit].map(usd)).toEqual([
    "$1.00",
    "$1,234.00",
    "$1,234,567.89",
    "$999,999,999.00"
  ])
})

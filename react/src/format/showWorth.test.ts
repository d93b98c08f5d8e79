import { expect, it } from "vitest"
import { showWorth } from "./showWorth.ts"

const usd = (value: bigint, decimals = 2, symbol = "USD") => ({ value, decimals, symbol })

it.each([
  [usd(123_456n), "en", "$1,234.56"],
  [usd(123_456n), "de", "1.234,56 $"],
  [usd(0n), "en", "$0.00"],
  [usd(5n * 10n ** 18n, 18), "en", "$5.00"],
  [usd(1_999_999n, 6), "en", "$1.99"],
  [usd(9_999n, 6), "en", "<$0.01"],
  [usd(10_000n, 6), "en", "$0.01"],
  [usd(1n, 18), "en", "<$0.01"],
  [usd(99_999_999_999n), "en", "$999,999,999.99"],
  [usd(100_000_000_000n), "en", ">$999,999,999.99"],
  [usd(7n, 0), "en", "$7.00"],
  [usd(123_499n, 2, "JPY"), "en", "¥1,234"],
  [usd(99n, 2, "JPY"), "en", "<¥1"],
  [usd(1_234_567n, 3, "KWD"), "en", "KWD 1,234.567"],
  [usd(150n, 2, "us dollars"), "en", "1.5 us dollars"],
  [usd(123_456n), "!", "$1,234.56"]
])("S5.21 in part: %o in %s is %s", (worth, locale, text) => {
  expect(showWorth(worth, locale).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(text)
})

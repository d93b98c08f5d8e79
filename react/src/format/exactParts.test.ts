import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { formatDecimal } from "./formatDecimal.ts"
import { showWorth } from "./showWorth.ts"
import { writeExactly } from "./exactParts.ts"

// Firefox before 116 makes a number of a text, and rounds it.
const asNumber = (value: unknown) => (typeof value === "string" ? Number(value) : value) as number
beforeEach(() => {
  const parts = Intl.NumberFormat.prototype.formatToParts
  vi.spyOn(Intl.NumberFormat.prototype, "formatToParts").mockImplementation(function (
    this: Intl.NumberFormat,
    value
  ) {
    return parts.call(this, asNumber(value))
  })
  const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format")!.get!
  const spied = vi.spyOn(Intl.NumberFormat.prototype as { readonly format: Function }, "format", "get")
  spied.mockImplementation(function (this: Intl.NumberFormat) {
    const write = format.call(this) as (value: unknown) => string
    return (value: unknown) => write(asNumber(value))
  })
})
afterEach(() => void vi.restoreAllMocks())

it.each([
  [
    "123456789012345678901234567890.123456789012345678",
    "de",
    "123.456.789.012.345.678.901.234.567.890,123456789012345678"
  ],
  ["0.000000000000000001", "de", "0,000000000000000001"],
  ["1234567.100000000000000001", "ar-EG", "١٬٢٣٤٬٥٦٧٫١٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١"],
  ["90071992547409931.5", "hi-u-nu-deva", "९०,०७,१९,९२,५४,७४,०९,९३१.५"],
  ["12.5", "zh-u-nu-hanidec", "一二.五"],
  ["-0.5", "de", "-0,5"],
  ["-12345678901234567890", "fr", "-12 345 678 901 234 567 890"]
])(
  "S5.21 in part: keeps every digit of %s in %s where a browser rounds what is no number",
  (text, locale, written) => {
    expect(formatDecimal(text, locale).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(written)
  }
)

it("keeps every digit of money, in as many digits as its format has", () => {
  const format = new Intl.NumberFormat("de", { style: "currency", currency: "EUR", minimumFractionDigits: 2 })
  expect(writeExactly(format, "90071992547409931.5").replaceAll("\u00a0", " ")).toBe(
    "90.071.992.547.409.931,50 €"
  )
  const worth = { value: 99_999_999_999n, decimals: 2, symbol: "USD" }
  expect(showWorth(worth, "en")).toBe("$999,999,999.99")
})

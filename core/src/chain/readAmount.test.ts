import * as fc from "fast-check"
import { formatUnits, parseUnits } from "viem"
import { describe, expect, it } from "vitest"
import { propertyCases } from "../../../tests/support/propertyCases.ts"
import { readAmount, writeAmount } from "./readAmount.ts"

const numRuns = propertyCases
const locales = ["en", "de", "fr", "de-CH", "ar-EG", "fa", "hi", "pt-BR", "sv", "es"]

const amounts = fc.tuple(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 24 }))
const read = (text: string, decimals = 18, locale = "en") => {
  const result = readAmount(text, { decimals, locale })
  return "value" in result ? result.value : result.problem
}

describe("readAmount", { timeout: 600_000 }, () => {
  it("T21 gives back every amount that is written for a locale, exactly", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), ([value, decimals], locale) => {
        expect(read(writeAmount(value, { decimals, locale }), decimals, locale)).toBe(value)
      }),
      { numRuns }
    )
  })

  it("T21 agrees with viem's parseUnits on plain decimal text", () => {
    fc.assert(
      fc.property(amounts, ([value, decimals]) => {
        const text = formatUnits(value, decimals)
        expect(read(text, decimals)).toBe(parseUnits(text, decimals))
      }),
      { numRuns }
    )
  })

  it("T21 reads what a locale's own format shows, groups and digits and all, or says that it is ambiguous", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), ([value, decimals], locale) => {
        const text = formatUnits(value, decimals)
        const fraction = text.split(".")[1]?.length ?? 0
        const shown = new Intl.NumberFormat(locale, {
          minimumFractionDigits: fraction,
          maximumFractionDigits: fraction
        }).format(text as Intl.StringNumericLiteral)
        expect([value, "ambiguous", "format"]).toContain(read(shown, decimals, locale))
        if (shown.length <= 60 && shown.replaceAll(/[^.,]/g, "").length !== 1)
          expect(read(shown, decimals, locale)).toBe(value)
      }),
      { numRuns: numRuns / 10 }
    )
  })

  it("T21 never takes a text for another amount than its digits say", () => {
    const characters = fc.constantFrom(..."0123456789.,' eExX+-_n\u00a0\u066b\u066c\u0661\u06f5")
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 30 }), (text) => {
        const value = read(text, 6)
        if (typeof value !== "bigint") return
        const digits = [...text].flatMap((character) => {
          const code = character.charCodeAt(0)
          return /\d/.test(character) ? character : code === 0x661 ? "1" : code === 0x6f5 ? "5" : []
        })
        // Base units have the same digits, followed by zeros.
        expect(String(value).replace(/0+$/, "")).toBe(digits.join("").replace(/^0+|0+$/g, ""))
      }),
      { numRuns }
    )
  })

  it.each([
    ["1.5", "en", 1_500_000n],
    ["1,5", "en", 1_500_000n],
    ["1,5", "de", 1_500_000n],
    ["1.5", "de", 1_500_000n],
    [".5", "en", 500_000n],
    ["5.", "en", 5_000_000n],
    ["0,001", "en", 1_000n],
    ["0.123", "de", 123_000n],
    ["1,234.5", "de", 1_234_500_000n],
    ["1.234,5", "en", 1_234_500_000n],
    ["1,234,567", "en", 1_234_567_000_000n],
    ["12,34,567.5", "hi", 1_234_567_500_000n],
    ["1'234.5", "de-CH", 1_234_500_000n],
    ["1 234,567", "fr", 1_234_567_000n],
    ["\u0661\u066c\u0662\u0663\u0664\u066b\u0665", "ar", 1_234_500_000n],
    ["1.234", "en", 1_234_000n],
    ["1,234", "de", 1_234_000n],
    ["1,234", "en", "ambiguous"],
    ["1.234", "de", "ambiguous"],
    ["100,000", "en", "ambiguous"],
    ["", "en", "missing"],
    ["   ", "en", "missing"],
    ["0", "en", "zero"],
    ["0.000000", "en", "zero"],
    ["0.0000001", "en", "decimals"],
    ["1.0000000", "en", "decimals"],
    ["1e3", "en", "format"],
    ["1E-3", "en", "format"],
    ["0x10", "en", "format"],
    ["-1", "en", "format"],
    ["+1", "en", "format"],
    ["1_000", "en", "format"],
    ["1n", "en", "format"],
    ["Infinity", "en", "format"],
    ["NaN", "en", "format"],
    [".", "en", "format"],
    [",", "en", "format"],
    ["1.2.3", "en", "format"],
    ["1,2,3", "en", "format"],
    ["1.2,3,4", "en", "format"],
    ["1..2", "en", "format"],
    ["1 2", "en", "format"],
    ["\uff11", "en", "format"],
    ["1\u200b", "en", "format"],
    ["\u202e15", "en", "format"],
    ["9".repeat(101), "en", "format"],
    ["5", "not a locale", 5_000_000n]
  ] as const)("T21 reads %o in %s as %o", (text, locale, expected) => {
    expect(read(text, 6, locale)).toBe(expected)
  })
})

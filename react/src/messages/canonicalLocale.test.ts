import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatDecimal } from "../format/formatDecimal.ts"
import { dateFormat, numberFormat } from "../format/localeFormats.ts"
import { canonicalLocale } from "./canonicalLocale.ts"

describe("the locale of an app or a page", () => {
  it.each([
    ["en-US@posix", "en-US"],
    ["de-DE@euro", "de-DE"],
    ["de_DE", "de-DE"],
    ["ar_EG", "ar-EG"],
    ["ar_EG.UTF-8", "ar-EG"],
    ["EN-us", "en-US"],
    ["DE", "de"],
    [" de-AT ", "de-AT"],
    ["zh_hans_cn", "zh-Hans-CN"],
    ["ar-EG-u-nu-latn", "ar-EG-u-nu-latn"],
    ["de-DE (Austria)", "de-DE"],
    ["de-!", "de"],
    ["de--DE", "de"],
    ["de-DE-u-ca-gregory-co-phonebk-hc-h23-nu-latn", "de"]
  ])("%j is meant as %j", (locale, tag) => {
    expect(canonicalLocale(locale)).toBe(tag)
  })

  it.each([
    "",
    " ",
    "C",
    "@euro",
    "not a locale at all",
    "x".repeat(100_000),
    "\u202ede",
    7,
    null,
    undefined,
    {},
    ["de"]
  ])("of %j is English, or a language that nobody knows", (locale) => {
    expect(canonicalLocale(locale)).toMatch(/^(en|not)$/)
  })

  it("whatever it is, numbers and dates are written, and it stays what it was made", () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom(
          "de",
          "ar",
          "en",
          "DE",
          "EG",
          "-",
          "_",
          "@",
          ".",
          "u",
          "nu",
          "x",
          "posix",
          "UTF-8",
          "latn",
          " "
        ),
        fc.string({ maxLength: 5 })
      ),
      { maxLength: 10 }
    )
    fc.assert(
      fc.property(
        fc.oneof(
          texts.map((parts) => parts.join("")),
          fc.anything()
        ),
        (locale) => {
          const tag = canonicalLocale(locale)
          expect(canonicalLocale(tag)).toBe(tag)
          expect(tag.length).toBeLessThanOrEqual(35)
          expect(() => new Intl.NumberFormat(tag).format(1)).not.toThrow()
          expect(formatDecimal("1", String(tag))).not.toBe("")
        }
      ),
      { numRuns: 2_000 }
    )
  })

  it("is not waited for: a view that is given another writes numbers and dates in English", () => {
    expect(dateFormat("!", { year: "numeric", timeZone: "UTC" }).format(0)).toBe("1970")
    expect(numberFormat("!").format(1.5)).toBe("1.5")
  })
})

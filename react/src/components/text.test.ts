import { describe, expect, it, vi } from "vitest"
import { formatDecimal } from "../format/formatDecimal.ts"
import { isSafeLink } from "./isSafeLink.ts"
import { shortenAddress } from "../format/shortenAddress.ts"
import { tintOf } from "./tintOf.ts"

describe("texts of components", () => {
  it("shortens an address to its first six and last four characters", () => {
    expect(shortenAddress("0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045")).toBe("0xd8dA…6045")
    expect(shortenAddress("a1")).toBe("a1")
  })

  it("writes decimals exactly, in the locale's way", () => {
    expect(formatDecimal("0.000", "en")).toBe("0.000")
    expect(formatDecimal("1234567.8", "de")).toBe("1.234.567,8")
    expect(formatDecimal("123456789012345678901234567890.123", "en")).toBe(
      "123,456,789,012,345,678,901,234,567,890.123"
    )
  })

  it("groups English digits as the browser does, without asking it", () => {
    const texts = [
      "0",
      "0.000",
      "999",
      "1000",
      "-1234.5",
      "100000",
      "1234567.1234567",
      "12345678901234567890"
    ]
    const options = { minimumFractionDigits: 0, maximumFractionDigits: 20 }
    const expected = (text: string, locale: string) =>
      new Intl.NumberFormat(locale, {
        ...options,
        minimumFractionDigits: text.split(".")[1]?.length ?? 0
      }).format(text as Intl.StringNumericLiteral)
    const written = ["en", "en-US", "en-GB"].map((locale) => texts.map((text) => expected(text, locale)))
    const format = vi.spyOn(Intl, "NumberFormat")
    expect(
      ["en", "en-US", "en-GB"].map((locale) => texts.map((text) => formatDecimal(text, locale)))
    ).toEqual(written)
    expect(format).not.toHaveBeenCalled()
    format.mockRestore()
    // India groups otherwise.
    expect(formatDecimal("100000", "en-IN")).toBe("1,00,000")
  })

  it("T03 takes plain web addresses only", () => {
    const refused = [
      "javascript:alert(1)",
      " javascript:alert(1)",
      "java\nscript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "file:///etc/passwd",
      "blob:https://a.test/1",
      "about:blank",
      "filesystem:https://a.test/x",
      "view-source:https://a.test",
      "intent://a#Intent;end",
      "http://a.test",
      "https://user:pass@a.test",
      "//a.test",
      "/a",
      ""
    ]
    expect(refused.filter(isSafeLink)).toEqual([])
    expect(["https://a.test/x?y#z", "http://localhost:3000", "http://127.0.0.1"].every(isSafeLink)).toBe(true)
  })

  it("makes the same tint for the same id, and different ones for ids that are alike", () => {
    expect(tintOf("wallet-1")).toBe(tintOf("wallet-1"))
    const tints = new Set(Array.from({ length: 36 }, (_, index) => tintOf(`w${index}`)))
    expect(tints.size).toBeGreaterThan(28)
  })
})

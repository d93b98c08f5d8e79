import { describe, expect, it } from "vitest"
import { codeDigits } from "./views/codeDigits.ts"

describe("the digits of a code", () => {
  it.each([
    ["123456", "123456"],
    [" 123-456 ", "123456"],
    ["Your code: 123 456. Valid for 20 minutes", "123456"],
    ["1234567", "123456"],
    ["١٢٣۴۵۶", "123456"],
    ["１２３", "123"],
    ["abc", ""],
    ["", ""]
  ])("of %j are %s", (text, digits) => {
    expect(codeDigits(text)).toBe(digits)
  })
})

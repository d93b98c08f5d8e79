import { describe, expect, it } from "vitest"
import { describeWords } from "../../../../tests/support/describeWords.ts"
import { ar } from "./messages/ar.ts"
import { de } from "./messages/de.ts"
import { en } from "./messages/en.ts"
import { titles } from "./titles.ts"
import { codeDigits } from "./views/codeDigits.ts"

describeWords({ en, others: { ar, de }, titles, same: ["smartAccount"] })

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

import { describe, expect, it } from "vitest"
import { ar } from "./messages/ar.ts"
import { de } from "./messages/de.ts"
import { en } from "./messages/en.ts"
import { titles } from "./titles.ts"
import { codeDigits } from "./views/codeDigits.ts"

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

describe.each([
  ["ar", ar],
  ["de", de]
])("the words in %s", (language, words) => {
  it("say all that the English ones say, with the same values in them", () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [key, text] of Object.entries(words)) {
      expect(text, key).not.toBe("")
      expect(places(text), key).toEqual(places(en[key as keyof typeof en]))
    }
  })

  it("have the titles too", () => {
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

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

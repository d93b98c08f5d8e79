import { describe, expect, it } from "vitest"
import { arabic } from "../../frame/words/arabic.ts"
import { english } from "../../frame/words/english.ts"
import { german } from "../../frame/words/german.ts"
import type { Words } from "../../frame/words/Words.ts"

/** Every text by its key; of one that is made of values, what it makes of these. */
const textsOf = ({ signing, startOver, ...rest }: Words) =>
  Object.entries({ ...rest, ...signing, ...startOver, waiting: startOver.waiting(0) }).map(([key, text]) => {
    const said: unknown =
      typeof text === "function" ? (text as (...values: string[]) => string)("ONE", "TWO") : text
    return [key, String(said)] as const
  })

describe.each([
  ["Arabic", arabic, "rtl"],
  ["German", german, "ltr"]
])("the frame's words in %s", (_, words, direction) => {
  it("say all that the English ones say, with the same values in them", () => {
    expect(words.direction).toBe(direction)
    const told = new Map(textsOf(words))
    for (const [key, text] of textsOf(english)) {
      const other = told.get(key)
      expect(other, key).toBeTruthy()
      for (const value of ["ONE", "TWO"]) expect(other!.includes(value), key).toBe(text.includes(value))
    }
    expect(told.size).toBe(textsOf(english).length)
  })

  it("warn of what the English ones warn of", () => {
    const own = textsOf(words).filter(([key]) => key.startsWith("warn"))
    expect(new Set(own.map(([, text]) => text)).size).toBe(own.length)
    for (const [key, text] of own) expect(text, key).not.toBe(new Map(textsOf(english)).get(key))
  })
})

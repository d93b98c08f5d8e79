import { describe, expect, it } from "vitest"
import { arabic } from "../../frame/words/arabic.ts"
import { english } from "../../frame/words/english.ts"
import { german } from "../../frame/words/german.ts"
import { makeLanguage } from "../../frame/words/makeLanguage.ts"
import type { Words } from "../../frame/words/Words.ts"

/** Every text by its key; of one that is made of values, what it makes of these. */
const textsOf = ({ signing, startOver, ...rest }: Words) =>
  Object.entries({
    ...rest,
    ...signing,
    ...startOver,
    waiting: startOver.waiting(0),
    numberWait: rest.numberWait(0),
    signedInSince: rest.signedInSince(0),
    signedOut: rest.signedOut(0)
  }).map(([key, text]) => {
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

it.each([
  ["de-AT", "de"],
  ["de_DE@euro", "de"],
  ["AR_eg.UTF-8", "ar"],
  ["de", "de"],
  ["__proto__", "en"],
  ["", "en"],
  ["fr-FR", "en"]
])("the frame speaks, of %j, %s", async (locale, tag) => {
  const documentElement = { lang: "", dir: "" }
  const language = makeLanguage({ documentElement } as Document)
  await language.speak(locale)
  expect([documentElement.lang, language.words()]).toEqual([
    tag,
    { de: german, ar: arabic, en: english }[tag]
  ])
})

import { describe, expect, it } from "vitest"
import { words as english } from "../../frame/words/en.ts"
import { words as others } from "../../frame/words/languages.ts"
import { directionOf, type Language } from "../words/Language.ts"
import { makeLanguage } from "../../frame/words/makeLanguage.ts"
import type { Words } from "../../frame/words/Words.ts"

/** Every text by its key; of one that is made of values, what it makes of these. */
const textsOf = ({ signing, startOver, passkeys, ...rest }: Words) =>
  Object.entries({
    ...rest,
    ...signing,
    ...startOver,
    ...Object.fromEntries(Object.entries(passkeys).map(([key, text]) => [`passkeys ${key}`, text])),
    "passkeys since": passkeys.since(0),
    waiting: startOver.waiting(0),
    numberWait: rest.numberWait(0),
    signedInSince: rest.signedInSince(0),
    signedOut: rest.signedOut(0)
  }).map(([key, text]) => {
    const said: unknown =
      typeof text === "function" ? (text as (...values: string[]) => string)("ONE", "TWO") : text
    return [key, String(said)] as const
  })

const languages = await Promise.all(
  Object.entries(others).map(async ([language, load]) => [language, await load()] as const)
)

describe.each(languages)("the frame's words in %s", (language, words) => {
  it("say all that the English ones say, with the same values in them", () => {
    expect(words.direction).toBe(directionOf(language as Language))
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
  ["xx-FR", "en"]
])("the frame speaks, of %j, %s", async (locale, tag) => {
  const documentElement = { lang: "", dir: "" }
  const language = makeLanguage({ documentElement } as Document)
  await language.speak(locale)
  const words = new Map<string, Words>([["en", english], ...languages]).get(tag)
  expect([documentElement.lang, language.words()]).toEqual([tag, words])
})

import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRepository } from "../architecture/sourceTree.ts"
import type { en as kits } from "../support/english.ts"
import { placesOf, textsOf } from "../support/textsOf.ts"
import { englishOf, folders, inLanguage, languages, translationsIn as textsIn } from "../support/wordsOf.ts"

/** Texts that read the same in English and in a language of another script, and why. */
const sameInAnyScript: Readonly<Record<string, string>> = {
  "plugins/names/src/react/messages words.placeholder": "an example of a name, which is Latin",
  "plugins/nfts/src/react/messages words.many": "a number and a sign",
  "plugins/nfts/src/react/messages words.numbered": "no word but that of the standard",
  "plugins/nfts/src/react/messages words.standard": "the name of a standard",
  "react/src/messages messages.catalogue.appStore": "the name of a shop",
  "react/src/messages messages.catalogue.playStore": "the name of a shop"
}

const isKits = ({ folder }: { readonly folder: string }) => folder === "react/src/messages"

const isLatin = (language: string) => new Intl.Locale(language).maximize().script === "Latn"
/** What is left of a text to translate, without places, numbers and signs. */
const wordsIn = (text: string) => text.replace(/\{\w*\}/g, " ").match(/\p{L}+/gu) ?? []

/** A text of one or two words may be the same in languages of the same script. */
const maySame = (language: string, name: string, text: string) =>
  wordsIn(text).length === 0 ||
  Object.hasOwn(sameInAnyScript, name) ||
  (isLatin(language) && wordsIn(text).length < 3)

const all = folders.flatMap((place) =>
  place.languages.map((language) => ({ place, language, name: `${language} in ${place.folder}` }))
)

describe.each(all)("the texts of $name", ({ place, language }) => {
  it("say all that the English ones say, with the same places to fill", async () => {
    const english = await englishOf(place)
    const texts = await inLanguage(place, language)
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [group, words] of Object.entries(english)) {
      const own = new Map(textsOf(texts[group]))
      const told = new Map(textsOf(words))
      expect([...own.keys()].toSorted(), group).toEqual([...told.keys()].toSorted())
      for (const [path, text] of own) {
        const name = `${place.folder} ${group}.${path}`
        const first = told.get(path)!
        expect(text.trim(), name).not.toBe("")
        expect(placesOf(text), name).toEqual(placesOf(first))
        if (/^(locale|direction)$/.test(path)) continue
        if (!maySame(language, name, text)) expect(text, name).not.toBe(first)
      }
    }
  })
})

it("the kit's own catalogue of a language has its tag and its direction", async () => {
  const place = folders.find(isKits)!
  for (const language of place.languages) {
    const { messages } = (await inLanguage(place, language)) as { messages: typeof kits }
    const isRight = /^(Arab|Hebr)$/.test(new Intl.Locale(language).maximize().script!)
    expect([messages.locale, messages.direction]).toEqual([language, isRight ? "rtl" : "ltr"])
  }
})

it("what is excepted is still there", async () => {
  const names = await Promise.all(
    folders.map(async (place) =>
      Object.entries(await englishOf(place)).flatMap(([group, words]) =>
        textsOf(words).map(([path]) => `${place.folder} ${group}.${path}`)
      )
    )
  )
  expect(Object.keys(sameInAnyScript).filter((name) => !names.flat().includes(name))).toEqual([])
})

it("every package with views has a folder of texts", () => {
  const withViews = readdirSync(inRepository("plugins")).filter((name) =>
    folders.some(({ folder }) => folder.startsWith(`plugins/${name}/`))
  )
  expect(withViews.length).toBeGreaterThan(16)
})

/** English texts that have several translations in a language, and why. */
const inContext: Readonly<Record<string, string>> = {
  Active: "of a session, or of a wallet: it agrees with what it is said of",
  Approve: "what a button does, or what a view is called",
  Cancelled: "it agrees with what was cancelled",
  Done: "what a button says, or where a transaction is",
  Failed: "it agrees with what failed",
  "Not confirmed": "of a call, or of a device",
  Revoked: "of a session, or what has become of an approval",
  Sent: "it agrees with what was sent"
}

/** All translations of each English text in a language, with the first place of each. */
const translationsIn = async (language: string) => {
  const found = new Map<string, Map<string, string>>()
  for (const { place, english, translated } of await textsIn(language)) {
    const translations = found.get(english) ?? new Map<string, string>()
    if (!translations.has(translated)) translations.set(translated, place)
    found.set(english, translations)
  }
  return found
}

it.each(languages)("one English text has one translation in %s, unless it says why not", async (language) => {
  const several = [...(await translationsIn(language))].filter(
    ([text, { size }]) => size > 1 && !Object.hasOwn(inContext, text)
  )
  expect(several.map(([text, translations]) => [text, ...translations])).toEqual([])
})

it("each text that may have several translations stands in several places", async () => {
  const english = await Promise.all(folders.map(englishOf))
  const texts = english.flatMap((groups) => Object.values(groups).flatMap((words) => textsOf(words)))
  const places = (wanted: string) => texts.filter(([, text]) => text === wanted).length
  expect(Object.keys(inContext).filter((text) => places(text) < 2)).toEqual([])
})

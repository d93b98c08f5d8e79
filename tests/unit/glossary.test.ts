import { readFileSync, readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRepository } from "../architecture/sourceTree.ts"
import { terms } from "../glossary/terms.ts"
import { languages, translationsIn } from "../support/wordsOf.ts"

type Glossary = Readonly<Record<string, ReadonlyArray<string>>>

const glossaryOf = (language: string): Glossary =>
  JSON.parse(readFileSync(inRepository(`tests/glossary/${language}.json`), "utf8"))

const withoutPlaces = (text: string) => text.replaceAll(/\{[^}]*\}/g, " ")
/** As words are compared: without the marks of Arabic's short vowels, which are written or left out. */
const plain = (text: string) =>
  withoutPlaces(text)
    .normalize("NFC")
    .replaceAll(/[\u064B-\u0652]/g, "")
    .toLowerCase()

describe.each(languages)("the words of the field in %s", (language) => {
  it("each have a translation, and no other ones do", () => {
    const glossary = glossaryOf(language)
    expect(Object.keys(glossary)).toEqual(Object.keys(terms))
    expect(Object.entries(glossary).filter(([, words]) => words.length === 0 || words.includes(""))).toEqual(
      []
    )
  })

  it("are said by that translation in every text", async () => {
    const glossary = glossaryOf(language)
    const texts = await translationsIn(language)
    const others = texts.flatMap(({ place, english, translated }) =>
      Object.entries(terms)
        .filter(
          ([, term]) => term.english.test(withoutPlaces(english)) && term.unless?.[english] === undefined
        )
        .filter(([name]) => !glossary[name]!.some((word) => plain(translated).includes(plain(word))))
        .map(
          ([name]) =>
            `${place}: "${name}" of "${english}" is not ${glossary[name]!.join(", ")} in "${translated}"`
        )
    )
    expect(others).toEqual([])
  })
})

it("there is a glossary of each language, and of no other", () => {
  const written = readdirSync(inRepository("tests/glossary"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, ""))
  expect(written.toSorted()).toEqual(languages)
})

it("each word of the field is said, and each exception is needed by some language", async () => {
  const all = await Promise.all(
    languages.map(async (language) => ({ language, texts: await translationsIn(language) }))
  )
  const english = [...new Set(all.flatMap(({ texts }) => texts.map((text) => text.english)))]
  for (const [name, term] of Object.entries(terms)) {
    expect(
      english.some((text) => term.english.test(withoutPlaces(text))),
      name
    ).toBe(true)
    for (const text of Object.keys(term.unless ?? {})) {
      const needed = all.some(({ language, texts }) =>
        texts.some(
          (each) =>
            each.english === text &&
            !glossaryOf(language)[name]!.some((word) => plain(each.translated).includes(plain(word)))
        )
      )
      expect(needed, `${name}: ${text}`).toBe(true)
    }
  }
})

import { describe, expect, it } from "vitest"
import { fillCounted } from "../../react/src/messages/fillCounted.ts"
import { countedIn, placesOf } from "../support/textsOf.ts"
import { englishOf, folders, inLanguage, languages } from "../support/wordsOf.ts"

/** Enough for every category that a whole number can have: Romance languages have one for millions. */
const numbers = [...Array.from({ length: 1_001 }, (_, number) => number), 1_000_000]

/** The numbers of each category that whole numbers have in a language. */
const categoriesOf = (language: string) =>
  Map.groupBy(numbers, (number) => new Intl.PluralRules(language).select(number))

const formsIn = async (language: string) => {
  const texts = await Promise.all(
    folders.map(async (place) => {
      const groups = language === "en" ? await englishOf(place) : await inLanguage(place, language)
      return Object.entries(groups).flatMap(([group, words]) =>
        countedIn(words).map(([path, forms]) => [`${place.folder} ${group}.${path}`, forms] as const)
      )
    })
  )
  return texts.flat()
}

describe.each(["en", ...languages])("texts that say a number in %s", (language) => {
  it("have a form for each category of its whole numbers, and no other", async () => {
    const wanted = [...categoriesOf(language).keys(), "other"]
    for (const [place, forms] of await formsIn(language))
      expect(Object.keys(forms).toSorted(), place).toEqual([...new Set(wanted)].toSorted())
  })

  it("say the number in each form, but where the word says which it is", async () => {
    const all = categoriesOf(language)
    for (const [place, forms] of await formsIn(language))
      for (const [category, form] of Object.entries(forms)) {
        const places = placesOf(form)
        const isOnly = all.get(category as Intl.LDMLPluralRule)?.length === 1
        expect(placesOf(forms.other), place).toEqual(expect.arrayContaining([...places]))
        if (!isOnly) expect(places, `${place} ${category}`).toEqual(placesOf(forms.other))
      }
  })
})

it("English has some in several packages, so that the tests above look at something", async () => {
  expect((await formsIn("en")).length).toBeGreaterThan(2)
})

it("the form is the one of the number in the locale", () => {
  const russian = { one: "{n} файл", few: "{n} файла", many: "{n} файлов", other: "{n} файла" }
  const say = (count: number) => fillCounted(russian, count, "ru-RU", { n: String(count) })
  expect([1, 2, 5, 11, 21, 22, 111].map(say)).toEqual([
    "1 файл",
    "2 файла",
    "5 файлов",
    "11 файлов",
    "21 файл",
    "22 файла",
    "111 файлов"
  ])
})

it("one text fits all numbers, and `other` a category that is missing", () => {
  expect(fillCounted("{n} files", 1, "en", { n: "1" })).toBe("1 files")
  expect(fillCounted({ other: "{n} файла" }, 5, "ru", { n: "5" })).toBe("5 файла")
})

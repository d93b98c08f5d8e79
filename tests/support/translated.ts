import { createHash } from "node:crypto"
import { languages, translationsIn } from "./wordsOf.ts"

/** A text as it was when it was last seen: marks of its English and of each translation, by language. */
export interface Seen {
  readonly english: string
  readonly translations: Readonly<Record<string, string>>
}

/** What was seen of every text, by its place. */
export type Seens = ReadonlyMap<string, Seen>

const mark = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 5)

/** What is seen of every text now. */
export const seenNow = async (): Promise<Seens> => {
  const found = new Map<string, { english: string; translations: Record<string, string> }>()
  for (const language of languages)
    for (const { place, english, translated } of await translationsIn(language)) {
      const seen = found.get(place) ?? { english: mark(english), translations: {} }
      seen.translations[language] = mark(translated)
      found.set(place, seen)
    }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The record as it stands in a file: a line a text, a column a language. */
export const written = (seens: Seens): string =>
  [
    `# Written by \`npm run words\`: what each text was when its translations were last seen to fit it.`,
    ["place", "en", ...languages].join("\t"),
    ...[...seens].map(([place, { english, translations }]) =>
      [place, english, ...languages.map((language) => translations[language] ?? "")].join("\t")
    ),
    ""
  ].join("\n")

/** Reads a record. */
export const read = (text: string): Seens => {
  const [, head, ...lines] = text.trim().split("\n")
  const columns = head!.split("\t").slice(2)
  return new Map(
    lines.map((line) => {
      const [place, english, ...marks] = line.split("\t")
      const translations = Object.fromEntries(columns.map((language, index) => [language, marks[index]!]))
      return [place!, { english: english!, translations }]
    })
  )
}

/** Translations that are as before though their English is not: one line a text, with the languages. */
export const staleSince = (before: Seens, now: Seens): ReadonlyArray<string> =>
  [...now].flatMap(([place, { english, translations }]) => {
    const earlier = before.get(place)
    if (earlier === undefined || earlier.english === english) return []
    const same = Object.keys(translations).filter(
      (language) => translations[language] === earlier.translations[language]
    )
    return same.length === 0 ? [] : [`${place}: ${same.join(", ")}`]
  })

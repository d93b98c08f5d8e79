import type { TextFolder } from "../../scripts/languages.mjs"
import { textsOf } from "./textsOf.ts"

/** The groups of a folder's texts, by their names. */
export type Groups = Readonly<Record<string, unknown>>

/** How far a language has come in a folder of texts. */
export interface Coverage {
  readonly folder: string
  readonly language: string
  /** How many texts there are in English. */
  readonly all: number
  /** Those without a translation. */
  readonly missing: ReadonlyArray<string>
  /** Those of three words and more that read as in English. */
  readonly same: ReadonlyArray<string>
}

const placed = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, words]) =>
    textsOf(words)
      .filter(([path]) => !/^(locale|direction)$/.test(path))
      .map(([path, text]) => [`${group}.${path}`, text] as const)
  )

const wordsIn = (text: string) => text.replaceAll(/\{\w*\}/g, " ").match(/\p{L}+/gu) ?? []

/** What a language says of what English says in a folder; nothing where it has no file there. */
export const coverageOf = (
  { folder }: Pick<TextFolder, "folder">,
  language: string,
  english: Groups,
  translated: Groups
): Coverage => {
  const own = new Map(placed(translated))
  const texts = placed(english)
  return {
    folder,
    language,
    all: texts.length,
    missing: texts.filter(([name]) => (own.get(name) ?? "").trim() === "").map(([name]) => name),
    same: texts
      .filter(([name, text]) => own.get(name) === text && wordsIn(text).length > 2)
      .map(([name]) => name)
  }
}

/** A table of languages by folders: `whole`, or how many texts are there, and how many of them are as in English. */
export const coverageReport = (all: ReadonlyArray<Coverage>): string => {
  const folders = [...new Set(all.map(({ folder }) => folder))]
  const languages = [...new Set(all.map(({ language }) => language))]
  const rows = languages.map((language) => {
    const own = all.filter((one) => one.language === language)
    const texts = own.reduce((sum, one) => sum + one.all, 0)
    const missing = own.reduce((sum, one) => sum + one.missing.length, 0)
    const same = own.reduce((sum, one) => sum + one.same.length, 0)
    return `${language.padEnd(6)} ${`${texts - missing}/${texts}`.padStart(10)} ${String(missing).padStart(8)} ${String(same).padStart(6)}`
  })
  const details = all.flatMap(({ folder, language, missing, same }) => [
    ...missing.map((name) => `missing     ${language}  ${folder} ${name}`),
    ...same.map((name) => `as English  ${language}  ${folder} ${name}`)
  ])
  return [
    `${languages.length} languages, ${folders.length} folders of texts`,
    `${"".padEnd(6)} ${"texts".padStart(10)} ${"missing".padStart(8)} ${"same".padStart(6)}`,
    ...rows,
    ...details,
    ""
  ].join("\n")
}

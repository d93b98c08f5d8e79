import { textFolders, type TextFolder } from "../../scripts/languages.mjs"
import { inRepository } from "../architecture/sourceTree.ts"
import { en as kits } from "./english.ts"
import { textsOf } from "./textsOf.ts"

type Groups = Readonly<Record<string, unknown>>

const load = (folder: string, name: string): Promise<Groups> =>
  import(/* @vite-ignore */ inRepository(`${folder}/${name}.ts`))

const isKits = ({ folder }: TextFolder) => folder === "react/src/messages"

/** The groups of a folder's texts in English, by their names. */
export const englishOf = async (place: TextFolder): Promise<Groups> => {
  const { folder, groups, isSplit } = place
  if (isKits(place)) return { messages: kits }
  return isSplit
    ? Object.assign({}, ...(await Promise.all(groups.map((group) => load(folder, `en/${group}`)))))
    : await load(folder, "en")
}

/** The groups of a folder's texts in another language, by their names. */
export const inLanguage = async (place: TextFolder, language: string): Promise<Groups> => {
  const texts = await load(place.folder, language)
  return isKits(place) ? { messages: texts[language.replaceAll("-", "")] } : texts
}

/** Every folder of texts. */
export const folders = await textFolders(inRepository("."))

/** The tags of all languages but English, in order. */
export const languages = [...new Set(folders.flatMap((place) => place.languages))].toSorted()

/** A text and its translation, with the place in the tree where both stand: a folder, a group and a path. */
export interface Translation {
  readonly place: string
  readonly english: string
  readonly translated: string
}

/** All texts that a language has, beside the English ones. */
export const translationsIn = async (language: string): Promise<ReadonlyArray<Translation>> => {
  const found = folders
    .filter((place) => place.languages.includes(language))
    .map(async (place) => {
      const english = await englishOf(place)
      const texts = await inLanguage(place, language)
      return Object.entries(english).flatMap(([group, words]) => {
        const own = new Map(textsOf(texts[group]))
        return textsOf(words)
          .filter(([path]) => !/^(locale|direction)$/.test(path))
          .map(([path, text]) => ({
            place: `${place.folder} ${group}.${path}`,
            english: text,
            translated: own.get(path) ?? ""
          }))
      })
    })
  return (await Promise.all(found)).flat()
}

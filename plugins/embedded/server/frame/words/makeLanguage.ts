import { pickLanguage } from "../../src/words/pickLanguage.ts"
import { words as english } from "./en.ts"
import { words as others } from "./languages.ts"
import type { Words } from "./Words.ts"

/** The language that the frame speaks: the page's, where it has it. */
export interface Language {
  readonly words: () => Words
  /** Speaks the language of a BCP 47 tag from then on; one that it does not have is English. */
  readonly speak: (locale: string) => Promise<void>
}

const tags = Object.keys(others) as ReadonlyArray<keyof typeof others>

/** Makes the language of a document, English at first. */
export const makeLanguage = ({ documentElement }: Document): Language => {
  let words: Words = english
  let wanted = "en"
  const show = (tag: string) => {
    documentElement.lang = tag
    documentElement.dir = words.direction
  }
  show("en")
  return {
    words: () => words,
    speak: async (locale) => {
      const language = pickLanguage(tags, locale)
      const tag = language ?? "en"
      wanted = tag
      // What cannot be loaded leaves the language as it is.
      const loaded = language === undefined ? english : await others[language]().catch(() => words)
      if (wanted !== tag) return
      words = loaded
      show(tag)
    }
  }
}

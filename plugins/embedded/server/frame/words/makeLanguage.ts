import { english } from "./english.ts"
import type { Words } from "./Words.ts"

/** The language that the frame speaks: the page's, where it has it. */
export interface Language {
  readonly words: () => Words
  /** Speaks the language of a BCP 47 tag from then on; one that it does not have is English. */
  readonly speak: (locale: string) => Promise<void>
}

const others: Readonly<Record<string, () => Promise<Words>>> = {
  ar: () => import("./arabic.ts").then(({ arabic }) => arabic),
  de: () => import("./german.ts").then(({ german }) => german)
}

/** Makes the language of a document, English at first. */
export const makeLanguage = ({ documentElement }: Document): Language => {
  let words = english
  let wanted = "en"
  const show = (tag: string) => {
    documentElement.lang = tag
    documentElement.dir = words.direction
  }
  show("en")
  return {
    words: () => words,
    speak: async (locale) => {
      const [tag] = locale.toLowerCase().split(/[^a-z]/, 1) as [string]
      const load = Object.hasOwn(others, tag) ? others[tag] : undefined
      wanted = tag
      // What cannot be loaded leaves the language as it is.
      const loaded = load === undefined ? english : await load().catch(() => words)
      if (wanted !== tag) return
      words = loaded
      show(load === undefined ? "en" : tag)
    }
  }
}

import { describe, expect, it } from "vitest"

/** The words of a plugin's views. */
export interface PluginWords {
  readonly en: object
  /** By language. */
  readonly others: Readonly<Record<string, object | (() => Promise<object>)>>
  /** What is needed before a view is loaded, each by language. */
  readonly titles?: Readonly<Record<string, object>>
  /** Paths of texts that may read as in English. */
  readonly same?: ReadonlyArray<string>
}

/** Every text, by its path. */
const textsOf = (words: object, path = ""): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(words).flatMap(([key, value]: readonly [string, string | object]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`)
  )
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Tests that every language has all words of a plugin's views, or of the `part` of them. */
export const describeWords = ({ en, others, titles = {}, same = [] }: PluginWords, part = "the words") =>
  describe.each(Object.entries(others))(`${part} in %s`, (language, load) => {
    it("say all that the English ones say, with the same places to fill", async () => {
      const words = typeof load === "function" ? await (load as () => Promise<object>)() : load
      const english = new Map(textsOf(en))
      expect(
        textsOf(words)
          .map(([path]) => path)
          .toSorted()
      ).toEqual([...english.keys()].toSorted())
      for (const [path, text] of textsOf(words)) {
        expect(text, path).not.toBe("")
        if (!same.includes(path)) expect(text, path).not.toBe(english.get(path))
        expect(placesOf(text), path).toEqual(placesOf(english.get(path)!))
      }
    })

    it("have the titles too", () => {
      for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
    })
  })

import { describe, expect, it } from "vitest"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { titles } from "./titles.ts"

/** Every text, by its path. */
const textsOf = (words: object, path = ""): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(words).flatMap(([key, value]: readonly [string, string | object]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`)
  )
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.entries(otherLanguages))("the words in %s", (language, load) => {
  it("say all that the English ones say, with the same places to fill", async () => {
    const words = await load()
    const english = new Map(textsOf(en))
    expect(
      textsOf(words)
        .map(([path]) => path)
        .toSorted()
    ).toEqual([...english.keys()].toSorted())
    for (const [path, text] of textsOf(words)) {
      expect(text, path).not.toBe("")
      if (!["tags.spam", "many", "numbered", "standard"].includes(path))
        expect(text, path).not.toBe(english.get(path))
      expect(placesOf(text), path).toEqual(placesOf(english.get(path)!))
    }
  })

  it("have the titles too", () => {
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

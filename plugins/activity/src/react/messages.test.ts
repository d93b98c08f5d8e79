import { describe, expect, it } from "vitest"
import { messages } from "./messages.ts"
import { titles } from "./titles.ts"

const { en, ...others } = messages

/** Every text, by its path. */
const textsOf = (words: object, path = ""): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(words).flatMap(([key, value]: readonly [string, string | object]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`)
  )
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.entries(others))("the words in %s", (language, words) => {
  it("say all that the English ones say, with the same places to fill", () => {
    const english = new Map(textsOf(en))
    expect(
      textsOf(words)
        .map(([path]) => path)
        .toSorted()
    ).toEqual([...english.keys()].toSorted())
    for (const [path, text] of textsOf(words)) {
      expect(text, path).not.toBe("")
      if (path !== "tags.spam") expect(text, path).not.toBe(english.get(path))
      expect(placesOf(text), path).toEqual(placesOf(english.get(path)!))
    }
  })

  it("have the titles too", () => {
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

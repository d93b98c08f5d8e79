import { describe, expect, it } from "vitest"
import { messages } from "./messages.ts"
import { title } from "./title.ts"

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

describe.each(["ar", "de"])("S8.11 in part: the words in %s", (language) => {
  it("say all that the English ones say, with the same values in them", () => {
    const [own, english] = [messages[language]!, messages["en"]!]
    expect(Object.keys(own)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(own))
      expect(placesIn(text), key).toEqual(placesIn(english[key as keyof typeof english]))
    expect(title).toHaveProperty(language)
  })
})

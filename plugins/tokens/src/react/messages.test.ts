import { describe, expect, it } from "vitest"
import { messages } from "./messages.ts"
import { titles } from "./titles.ts"

const { en, ...others } = messages

describe.each(Object.entries(others))("the words in %s", (language, words) => {
  it("say all that the English ones say", () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [key, text] of Object.entries(words)) {
      expect(text, key).not.toBe("")
      expect(text, key).not.toBe(en[key as keyof typeof en])
    }
  })

  it("have the titles too", () => {
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

import { describe, expect, it } from "vitest"
import { loadMessages } from "../../../../react/src/messages/loadMessages.ts"
import { messages } from "./messages.ts"
import { titles } from "./titles.ts"

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
const { en, ...others } = messages

describe.each(Object.entries(others))("the words in %s", (language, words) => {
  it("say all that the English ones say, with the same values in them", () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(en!).toSorted())
    for (const [key, text] of Object.entries(words)) {
      expect(places(text), key).toEqual(places(en![key as keyof typeof words]))
    }
  })

  it("leave the words for connecting to the modal", async () => {
    const modal = await loadMessages(language)
    for (const text of Object.values(words)) expect(text).not.toMatch(/توصيل/)
    expect(words).not.toHaveProperty("connect")
    expect(modal?.connectTitle).toBe(modal?.button.connectWallet)
    expect(modal).toBeDefined()
  })

  it("S4.27 in part: say that signing in failed at the start, in the modal's catalogue", async () => {
    const modal = await loadMessages(language)
    expect(modal?.errors["SIWX_FAILED"]).toBeDefined()
    expect(modal?.errors["SIWX_FAILED"]).not.toBe(modal?.errors.UNKNOWN)
  })

  it("have the title too", () => {
    expect(titles).toHaveProperty(language)
  })
})

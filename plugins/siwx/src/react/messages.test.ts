import { describe, expect, it } from "vitest"
import { describeWords } from "../../../../tests/support/describeWords.ts"
import { loadMessages } from "../../../../react/src/messages/loadMessages.ts"
import { messages } from "./messages.ts"
import { titles } from "./titles.ts"

const { en, ...others } = messages

describeWords({ en: en!, others, titles: { titles } })

describe.each(Object.entries(others))("the words in %s", (language, words) => {
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
})

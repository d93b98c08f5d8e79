import { describe, expect, it } from "vitest"
import { describeWords } from "../../../../tests/support/describeWords.ts"
import { loadMessages } from "../../../../react/src/messages/loadMessages.ts"
import { messages } from "./messages.ts"
import { titles } from "./titles.ts"

const { en, ...others } = messages

describeWords({ en: en!, others, titles })

describe.each(Object.entries(others))("the words in %s", (language, words) => {
  it("leave the words for connecting to the modal", async () => {
    const modal = await loadMessages(language)
    for (const text of Object.values(words)) expect(text).not.toMatch(/توصيل/)
    expect(words).not.toHaveProperty("connect")
    expect(modal?.connectTitle).toBe(modal?.button.connectWallet)
    expect(modal).toBeDefined()
  })
})

import { describe, expect, it } from "vitest"
import { en } from "./messages/en.ts"
import { reviewMessages } from "./messages/review.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { problemOf } from "./problemOf.ts"
import { titles } from "./titles.ts"

/** Every text by its path. */
const texts = (words: object, path = ""): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : texts(value as object, `${key}.`)
  )
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
const shape = (words: object) =>
  Object.fromEntries(texts(words).map(([path, text]) => [path, places(text)] as const))

describe.each(Object.entries(otherLanguages))("the words in %s", (language, load) => {
  it("say all that the English ones say, with the same values in them", async () => {
    const words = await load()
    expect(shape(words)).toEqual(shape(en))
    for (const [path, text] of texts(words)) expect(text, path).not.toBe("")
  })

  it("have the titles too", () => {
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

describe("the words of the review", () => {
  it("are there in every language, with the same values in them", () => {
    for (const words of Object.values(reviewMessages)) {
      expect(shape(words)).toEqual(shape(reviewMessages.en))
      for (const [path, text] of texts(words)) expect(text, path).not.toBe("")
    }
  })
})

describe("the words for a failure", () => {
  it.each([
    [{ code: "TRANSFER_BALANCE", details: { of: "fee" } }, "feeMissing"],
    [{ code: "TRANSFER_BALANCE" }, "amountTooMuch"],
    [{ code: "TRANSFER_BALANCE", details: { of: "rest" } }, "amountRest"],
    [{ code: "TRANSFER_AMOUNT_INVALID", details: { reason: "least" } }, "amountLeast"],
    [{ code: "TRANSFER_MEMO_INVALID", details: { reason: "length" } }, "memo"],
    [{ code: "TRANSFER_RECEIVER_INVALID", details: { reason: "invisible" } }, "receiverInvisible"],
    [{ code: "TRANSFER_RECEIVER_INVALID", details: { reason: "account" } }, "receiverAccount"],
    [{ code: "NETWORK_MISMATCH", details: {} }, "network"],
    [{ code: "NEW" }, "other"],
    [undefined, "other"]
  ])("of %o are those of %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})

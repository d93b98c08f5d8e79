import { describe, expect, it } from "vitest"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { problemOf } from "./problemOf.ts"
import { titles } from "./titles.ts"

/** Every text by its path. */
const texts = (words: object, path = ""): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : texts(value as object, `${path}${key}.`)
  )
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
const shape = (words: object) =>
  Object.fromEntries(texts(words).map(([path, text]) => [path, places(text)] as const))

describe.each(Object.entries(otherLanguages))("the words in %s", (language, load) => {
  it("say all that the English ones say, with the same values in them", async () => {
    const words = await load()
    expect(shape(words)).toEqual(shape(en))
    for (const [path, text] of texts(words)) expect(text, path).not.toBe("")
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

describe("the words for a failure", () => {
  it.each([
    [{ code: "TRANSFER_BALANCE", details: { of: "fee" } }, "feeMissing"],
    [{ code: "TRANSFER_BALANCE", details: { of: "amount" } }, "amountTooMuch"],
    [{ code: "TRANSFER_AMOUNT_INVALID", details: { reason: "decimals" } }, "decimals"],
    [{ code: "PAY_REQUEST_INVALID", details: { reason: "decimals" } }, "decimals"],
    [{ code: "NETWORK_SWITCH_REJECTED" }, "switchDeclined"],
    [{ code: "NETWORK_MISMATCH" }, "network"],
    [{ code: "EXCHANGE_LINK", details: { fault: "origin" } }, "link"],
    [{ code: "EXCHANGE_FAILED", details: { of: "url" } }, "exchange"],
    [{ code: "NEW" }, "other"],
    [undefined, "other"]
  ])("of %o are those of %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})

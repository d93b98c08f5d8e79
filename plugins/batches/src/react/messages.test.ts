import { describe, expect, it } from "vitest"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { receiptWords } from "./receiptWords.ts"
import { titles } from "./titles.ts"

/** The places to fill in each text, by the text's path. */
const placesIn = (words: object, path = ""): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: readonly [string, string | object]) =>
      typeof value === "string"
        ? [[path + key, [...(value.match(/\{\w+\}/g) ?? []), value === "" ? "empty" : ""].toSorted()]]
        : Object.entries(placesIn(value, `${path}${key}.`))
    )
  )

describe.each(Object.entries(otherLanguages))("the words in %s", (language, load) => {
  it("say all that the English ones say, with the same places to fill", async () => {
    expect(placesIn(await load())).toEqual(placesIn(en))
    for (const title of Object.values(titles)) expect(title).toHaveProperty(language)
  })
})

describe("a transaction of calls", () => {
  const call = { to: "0xb2" } as const
  const [one, two] = [
    { hash: "h1", status: "success" },
    { hash: "h2", status: "failed" }
  ] as const
  it.each([
    [{ calls: [call, call], receipts: [one], isAtomic: true }, ["All calls: Succeeded"]],
    [{ calls: [call], receipts: [one] }, ["All calls: Succeeded"]],
    [{ calls: [call, call], receipts: [one, two], isAtomic: false }, ["Call 1: Succeeded", "Call 2: Failed"]],
    [{ calls: [call, call], receipts: [one] }, ["Transaction 1: Succeeded"]],
    [{ calls: [call, call], receipts: [one], isAtomic: false }, ["Transaction 1: Succeeded"]],
    [
      { calls: [call, call], receipts: [one, two], isAtomic: true },
      ["Transaction 1: Succeeded", "Transaction 2: Failed"]
    ]
  ])("is said to be a call's only where the wallet gave one for each: %j", (batch, said) => {
    expect(receiptWords(batch, en).map(({ name, ended }) => `${name}: ${ended}`)).toEqual(said)
  })
})

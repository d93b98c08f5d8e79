import { describe, expect, it } from "vitest"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { problemOf } from "./problemOf.ts"
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

it.each([
  ["TRANSFER_BALANCE", "fee"],
  ["NETWORK_MISMATCH", "network"],
  ["NEW", "other"],
  [undefined, "other"]
])("a failure %s has the words of %s", (code, problem) => {
  expect(problemOf(code)).toBe(problem)
})

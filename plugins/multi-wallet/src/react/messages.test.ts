import { describe, expect, it } from "vitest"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"

/** The places to fill in each text, by the text's path. */
const placesIn = (words: object, path = ""): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: readonly [string, string | object]) =>
      typeof value === "string"
        ? [[path + key, [...(value.match(/\{\w+\}/g) ?? []), value === "" ? "empty" : ""].toSorted()]]
        : Object.entries(placesIn(value, `${path}${key}.`))
    )
  )

it("there are Arabic and German beside English", () => {
  expect(Object.keys(otherLanguages)).toEqual(["ar", "de"])
})

describe.each(Object.entries(otherLanguages))("the words in %s", (_, load) => {
  it("say all that the English ones say, in words of their own, with the same places to fill", async () => {
    const words = await load()
    expect(placesIn(words)).toEqual(placesIn(en))
    expect(words).not.toEqual(en)
  })
})

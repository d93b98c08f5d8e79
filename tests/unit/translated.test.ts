import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRepository } from "../architecture/sourceTree.ts"
import { read, seenNow, staleSince, written, type Seen } from "../support/translated.ts"

const record = readFileSync(inRepository("tests/glossary/translated.tsv"), "utf8")

it("no English text was changed without its translations, and `npm run words` has seen all", async () => {
  const now = await seenNow()
  expect(
    staleSince(read(record), now),
    "translate these, or `npm run words -- --keep` where they still fit"
  ).toEqual([])
  expect(record, "run `npm run words`").toBe(written(now))
})

describe("a translation that is older than its English", () => {
  const text = (english: string, de: string, fr: string): Seen => ({ english, translations: { de, fr } })
  const before = new Map([["a", text("1", "x", "y")]])

  it("is told, by language", () => {
    expect(staleSince(before, new Map([["a", text("2", "x", "z")]]))).toEqual(["a: de"])
    expect(staleSince(before, new Map([["a", text("2", "x", "y")]]))).toEqual(["a: de, fr"])
  })

  it("is none where it was changed too, where the English is as it was, or where the text is new", () => {
    expect(staleSince(before, new Map([["a", text("2", "v", "w")]]))).toEqual([])
    expect(staleSince(before, new Map([["a", text("1", "v", "y")]]))).toEqual([])
    expect(staleSince(before, new Map([["b", text("2", "x", "y")]]))).toEqual([])
  })
})

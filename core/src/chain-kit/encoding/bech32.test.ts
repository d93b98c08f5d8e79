import { bech32, bech32m } from "@scure/base"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bytesOfWords, fromBech32, toBech32, wordsOfBytes } from "./bech32.ts"

const scure = { bech32, bech32m }
const encodings = ["bech32", "bech32m"] as const

describe.each(encodings)("%s", (encoding) => {
  it("is what @scure/base makes of it, both ways", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        fc.uint8Array({ maxLength: 35 }),
        (prefix, bytes) => {
          const words = wordsOfBytes(bytes)
          expect(words).toEqual(scure[encoding].toWords(bytes))
          const text = toBech32({ prefix, words, encoding })
          expect(text).toBe(scure[encoding].encode(prefix, [...words]))
          expect(fromBech32(text)).toEqual({ prefix, words, encoding })
          expect(fromBech32(text.toUpperCase())).toEqual({ prefix, words, encoding })
          expect(bytesOfWords(words)).toEqual(Uint8Array.from(bytes))
        }
      )
    )
  })

  it("is none with one character changed", () => {
    const text = toBech32({ prefix: "test", words: wordsOfBytes(new Uint8Array(20).fill(3)), encoding })
    for (let index = 5; index < text.length; index++) {
      const changed = text.slice(0, index) + (text[index] === "q" ? "p" : "q") + text.slice(index + 1)
      expect(fromBech32(changed)).toBeUndefined()
    }
  })

  it("is at most 90 characters long, or as long as is asked for", () => {
    const ofLength = (length: number) =>
      toBech32({ prefix: "a", words: Array.from({ length: length - 8 }, () => 0), encoding })
    expect(ofLength(90)).toHaveLength(90)
    expect(fromBech32(ofLength(90))).toBeDefined()
    expect(fromBech32(ofLength(91))).toBeUndefined()
    expect(fromBech32(ofLength(91), 91)).toBeDefined()
  })
})

// From BIP-173 and BIP-350.
it.each([
  ["A12UEL5L", "bech32"],
  ["?1ezyfcl", "bech32"],
  ["split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w", "bech32"],
  ["A1LQFN3A", "bech32m"],
  ["?1v759aa", "bech32m"],
  ["split1checkupstagehandshakeupstreamerranterredcaperredlc445v", "bech32m"]
])("%s is %s", (text, encoding) => {
  expect(fromBech32(text)?.encoding).toBe(encoding)
})

it.each([
  "",
  "pzry9x0s0muk",
  "1pzry9x0s0muk",
  "x1b4n0q5v",
  "li1dgmt3",
  "A1G7SGD8",
  "10a06t8",
  "1qzzfhee",
  "a12UEL5L",
  " 1nwldj5",
  "\u00801eym55h",
  undefined,
  7,
  {}
])("%s is neither", (text) => {
  expect(fromBech32(text)).toBeUndefined()
})

it("T21 words that leave bits over are no bytes", () => {
  expect(bytesOfWords([0, 0])).toEqual(new Uint8Array(1))
  expect(bytesOfWords([0, 1])).toBeUndefined()
  expect(bytesOfWords([0])).toBeUndefined()
  expect(bytesOfWords([])).toEqual(new Uint8Array())
})

import { base58 } from "@scure/base"
import { describe, expect, it } from "vitest"
import { fromBase58, toBase58 } from "./base58.ts"

// A sequence that looks random and is the same in every run.
const bytesOf = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, index) => Math.floor(Math.abs(Math.sin(seed * 131 + index)) * 256))

describe("base58", () => {
  it("S5.04 in part: is what @scure/base makes of it, both ways, for every length up to 100 bytes", () => {
    for (let length = 0; length <= 120; length++) {
      for (const bytes of [
        bytesOf(length, length),
        new Uint8Array(length),
        new Uint8Array(length).fill(255)
      ]) {
        const text = toBase58(bytes)
        expect(text).toBe(base58.encode(bytes))
        expect(fromBase58(text, 200)).toEqual(bytes)
        expect(fromBase58(text, 200)).toEqual(base58.decode(text))
      }
    }
  })

  it("keeps zeros in front, and none that were not there", () => {
    for (let zeros = 0; zeros < 12; zeros++) {
      const bytes = Uint8Array.from([...Array.from({ length: zeros }, () => 0), 0, 57, 0])
      expect(toBase58(bytes)).toBe(base58.encode(bytes))
      expect(fromBase58(toBase58(bytes), 100)).toEqual(bytes)
    }
  })

  it.each([
    "0",
    "O",
    "I",
    "l",
    " ",
    "a b",
    "ä",
    "\u{1F600}",
    "5\u0000",
    "abc\n",
    "a".repeat(11),
    7,
    undefined,
    null,
    {}
  ])("%s is none, or too long", (text) => {
    expect(fromBase58(text, 10)).toBeUndefined()
  })

  it("T31 reads and writes 64 KiB", () => {
    const bytes = bytesOf(64 * 1024, 1)
    expect(fromBase58(toBase58(bytes), 100_000)).toEqual(bytes)
  })
})

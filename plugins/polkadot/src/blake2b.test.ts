import { createHash } from "node:crypto"
import { blake2AsU8a } from "@polkadot/util-crypto"
import { describe, expect, it } from "vitest"
import { blake2b } from "./blake2b.ts"

const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 167 + seed * 89 + (index >> 3)) & 255)

const hex = (value: Uint8Array) => Buffer.from(value).toString("hex")

describe("blake2b", () => {
  it("is the 64-byte hash of OpenSSL, for every length that it takes", () => {
    for (let length = 0; length <= 128; length++) {
      const input = bytes(length, length)
      const expected = createHash("blake2b512").update(input).digest("hex")
      expect(hex(blake2b(input)), `${length} bytes`).toBe(expected)
    }
  })

  it.each([16, 32, 48, 64])("is the %i-byte hash of @polkadot/util-crypto", (size) => {
    for (const length of [0, 1, 32, 33, 42, 127, 128]) {
      const input = bytes(length, size)
      expect(hex(blake2b(input, size)), `${length} bytes`).toBe(
        hex(blake2AsU8a(input, (size * 8) as 128 | 256 | 384 | 512))
      )
    }
  })

  it("is the known hash of a known text", () => {
    expect(hex(blake2b(new TextEncoder().encode("abc")))).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"
    )
    expect(hex(blake2b(new Uint8Array(128).fill(255)))).toBe(
      createHash("blake2b512").update(Buffer.alloc(128, 255)).digest("hex")
    )
  })
})

import { getAddressDecoder } from "@solana/kit"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { solanaAddress } from "./solanaAddress.ts"

const textOf = (bytes: Uint8Array): string => getAddressDecoder().decode(bytes)

describe("addresses of Solana", () => {
  it("T25 in part: are 32 bytes, whatever these are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const address = textOf(bytes)
        expect(solanaAddress(address)).toBe(address)
      })
    )
    for (const zeros of [0, 1, 2, 31, 32]) {
      const bytes = new Uint8Array(32).fill(7)
      bytes.fill(0, 0, zeros)
      expect(solanaAddress(textOf(bytes))).toBe(textOf(bytes))
    }
  })

  it.each([
    ["31 bytes", "1".repeat(31)],
    ["33 bytes", "1".repeat(33)],
    ["a number that is too large", "z".repeat(44)],
    ["another alphabet", "0".repeat(32)],
    ["an address of Ethereum", `0x${"a".repeat(40)}`],
    ["white space", ` ${"1".repeat(32)}`],
    ["nothing", ""],
    ["no text", 7]
  ])("T25 in part: are not %s", (_, text) => {
    expect(solanaAddress(text)).toBeUndefined()
  })
})

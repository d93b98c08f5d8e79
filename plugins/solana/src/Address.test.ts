import { getAddressDecoder, getAddressEncoder, isAddress } from "@solana/kit"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { propertyCases } from "../../../tests/support/propertyCases.ts"
import { addressBytes, parseAddress, toAccounts } from "./Address.ts"

const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe("parseAddress", { timeout: 600_000 }, () => {
  it("S5.04[Solana] in part: takes what @solana/kit writes for a key, and reads the key back from it, as that does", () => {
    fc.assert(
      fc.property(keys, (key) => {
        const text = getAddressDecoder().decode(key)
        expect(parseAddress(text)).toBe(text)
        expect(Buffer.from(addressBytes(text)!).equals(Buffer.from(key))).toBe(true)
      }),
      { numRuns: propertyCases }
    )
  })

  it("T23 takes no text for an address that @solana/kit does not", () => {
    const nearly = fc
      .tuple(keys, fc.nat(44), fc.constantFrom("", "1", "z", "0", "O", "l", "11", "\u0430", "\u200b", " "))
      .map(([key, at, put]) => {
        const text: string = getAddressDecoder().decode(key)
        return text.slice(0, at) + put + text.slice(at + 1)
      })
    fc.assert(
      fc.property(nearly, (text) => {
        expect(parseAddress(text) !== undefined).toBe(isAddress(text))
        if (!isAddress(text)) return
        expect(Uint8Array.from(addressBytes(text)!)).toEqual(
          Uint8Array.from(getAddressEncoder().encode(text))
        )
      }),
      { numRuns: propertyCases }
    )
  })

  it.each([
    address,
    "1".repeat(32),
    "11111111111111111111111111111112",
    "So11111111111111111111111111111111111111112"
  ])("S5.04 in part: %s is one", (text) => {
    expect(parseAddress(text)).toBe(text)
    expect(isAddress(text)).toBe(true)
  })

  it.each([
    "",
    "1".repeat(31),
    "1".repeat(33),
    "1".repeat(44),
    "z".repeat(44),
    "z".repeat(43).concat("zz"),
    address.slice(1),
    `${address}1`,
    ` ${address}`,
    `${address} `,
    `x\n${address}`,
    address.toLowerCase(),
    address.replace("o", "0"),
    "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
    "x".repeat(1_000_000)
  ])("S5.04 in part: %.50s is none: anchored, base58, 32 bytes", (text) => {
    expect(parseAddress(text)).toBeUndefined()
    expect(isAddress(text)).toBe(false)
  })

  it("S3.04 in part, S9.07 in part: its accounts are ordinary ones", () => {
    expect(toAccounts([address])).toEqual([{ namespace: "solana", address, type: "eoa" }])
  })
})

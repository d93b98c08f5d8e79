import { isAddress } from "@solana/kit"
import { describe, expect, it } from "vitest"
import { parseAddress, toAccounts } from "./Address.ts"

const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"

describe("parseAddress", () => {
  it.each([
    address,
    "1".repeat(32),
    "11111111111111111111111111111112",
    "So11111111111111111111111111111111111111112"
  ])("S5.04 %s is one", (text) => {
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
  ])("S5.04 %.50s is none: anchored, base58, 32 bytes", (text) => {
    expect(parseAddress(text)).toBeUndefined()
    expect(isAddress(text)).toBe(false)
  })

  it("S3.04 S9.07 its accounts are ordinary ones", () => {
    expect(toAccounts([address])).toEqual([{ namespace: "solana", address, type: "eoa" }])
  })
})

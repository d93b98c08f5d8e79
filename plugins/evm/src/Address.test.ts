import * as fc from "fast-check"
import { getAddress, isAddress } from "viem"
import { describe, expect, it } from "vitest"
import { propertyCases } from "../../../tests/support/propertyCases.ts"
import { oddValues } from "../support/fakeProvider.ts"
import { decodeAccounts, isAccountList, parseAddress } from "./Address.ts"

const lowerAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString("hex")}` as const)

/** The ways to write an address. */
const forms = [
  (address: string) => address,
  (address: string) => address.slice(2),
  (address: string) => `0x${address.slice(2).toUpperCase()}`,
  (address: string) => getAddress(address)
]

describe("parseAddress", { timeout: 600_000 }, () => {
  it("S5.04 in part: gives the EIP-55 form of every address, as viem does, however it is written", () => {
    fc.assert(
      fc.property(lowerAddress, fc.constantFrom(...forms), (address, write) => {
        expect(parseAddress(write(address))).toBe(getAddress(address))
      }),
      { numRuns: propertyCases }
    )
  })

  it("T23 takes no text for an address that viem does not, once it has its 0x", () => {
    const nearly = fc
      .tuple(
        lowerAddress,
        fc.nat(41),
        fc.constantFrom("", "g", "0", "O", "F", "x", "\u0430", "\u200b", " "),
        fc.boolean()
      )
      .map(([address, at, put, isChecked]) => {
        const text = isChecked ? getAddress(address) : address
        return text.slice(0, at) + put + text.slice(at + 1)
      })
    fc.assert(
      fc.property(nearly, (text) => {
        const withPrefix = text.startsWith("0x") ? text : `0x${text}`
        expect(parseAddress(text) !== undefined).toBe(
          isAddress(withPrefix, { strict: true }) ||
            (isAddress(withPrefix.toLowerCase()) && withPrefix.slice(2) === withPrefix.slice(2).toUpperCase())
        )
      }),
      { numRuns: propertyCases }
    )
  })

  it("S5.04 in part: refuses a mixed case that is not the checksum", () => {
    fc.assert(
      fc.property(lowerAddress, fc.nat(39), (address, index) => {
        const right = getAddress(address).slice(2)
        const digit = right[index]!
        const flipped = digit === digit.toUpperCase() ? digit.toLowerCase() : digit.toUpperCase()
        const wrong = right.slice(0, index) + flipped + right.slice(index + 1)
        fc.pre(wrong !== right && wrong !== wrong.toLowerCase() && wrong !== wrong.toUpperCase())
        expect(parseAddress(`0x${wrong}`)).toBeUndefined()
      })
    )
  })

  it.each([
    "",
    "0x",
    "0x1",
    `0x${"a".repeat(39)}`,
    `0x${"a".repeat(41)}`,
    `0x${"g".repeat(40)}`,
    `0X${"a".repeat(40)}`,
    ` 0x${"a".repeat(40)}`,
    `0x${"a".repeat(40)}\n`,
    `0x0x${"a".repeat(38)}`,
    "vitalik.eth"
  ])("S5.04 in part: refuses %j", (text) => {
    expect(parseAddress(text)).toBeUndefined()
  })
})

const first = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045"

describe("decodeAccounts", () => {
  it("T08 keeps addresses in order, canonical, once each, and drops what is none", () => {
    const second = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
    const given = [first, "0x1", null, {}, second.toUpperCase().replace("0X", "0x"), getAddress(first), 7]
    expect(decodeAccounts(given)).toEqual(
      [first, second].map((address) => ({ namespace: "eip155", address: getAddress(address), type: "eoa" }))
    )
  })

  it("T08 takes the wallet's own account whatever checksum it is written with", () => {
    // EIP-1191 form of chain 30.
    expect(decodeAccounts(["0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD"])).toHaveLength(1)
  })

  it("T08 reads at most 1,000 entries", () => {
    const many = Array.from({ length: 1_500 }, (_, index) => `0x${index.toString(16).padStart(40, "0")}`)
    expect(decodeAccounts(many)).toHaveLength(1_000)
    const endless = new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 53 : "0x") })
    expect(decodeAccounts(endless)).toEqual([])
  })

  it.each(oddValues)("T08 survives %s as answer and as entry", (_, odd) => {
    expect(decodeAccounts(odd()) ?? []).toEqual([])
    expect(decodeAccounts([odd(), first])).toHaveLength(1)
    expect(isAccountList([odd()])).toBe(false)
  })

  it("T09 takes an empty list and a list that begins with an address for a change of accounts", () => {
    expect(isAccountList([])).toBe(true)
    expect(isAccountList([first])).toBe(true)
    expect(isAccountList(first)).toBe(false)
    expect(isAccountList({ 0: first, length: 1 })).toBe(false)
  })
})

import { Bech32Address } from "@keplr-wallet/cosmos"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { parseAddress } from "./Address.ts"
import { cosmosHub, injective, osmosis } from "./networks.ts"

const encode = (prefix: string, bytes: Uint8Array) => new Bech32Address(bytes).toBech32(prefix)
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const prefixes = fc.constantFrom("cosmos", "osmo", "inj", "celestia", "a1b", "p")
const hub = encode("cosmos", new Uint8Array(20).fill(7))

describe("parseAddress", () => {
  it("takes what an independent library writes, of 20 and of 32 bytes, in either case", () => {
    fc.assert(
      fc.property(prefixes, fc.oneof(bytesOf(20), bytesOf(32)), (prefix, bytes) => {
        const address = encode(prefix, bytes)
        expect(parseAddress(address)).toBe(address)
        expect(parseAddress(address.toUpperCase())).toBe(address)
      })
    )
  })

  it("T08 refuses every other length", () => {
    for (let length = 0; length < 48; length++) {
      if (length === 20 || length === 32) continue
      expect(parseAddress(encode("cosmos", new Uint8Array(length).fill(1)))).toBeUndefined()
    }
  })

  it("T08 refuses a right checksum over words that are no whole bytes", () => {
    expect(parseAddress("cosmos1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurs79d55s")).toBeDefined()
    // A padding bit that is set, and a word too many.
    expect(parseAddress("cosmos1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qur3rnepfz")).toBeUndefined()
    expect(parseAddress("cosmos1qurswpc8qurswpc8qurswpc8qurswpc8qg48wmd")).toBeUndefined()
  })

  it("T08 refuses an address with one character changed, added or left out", () => {
    fc.assert(
      fc.property(
        bytesOf(20),
        fc.nat(44),
        fc.constantFrom(..."qpzry9x8gf2tvdw0s3jn54khce6mua7l1bio"),
        (bytes, at, other) => {
          const address = encode("cosmos", bytes)
          const changed = address.slice(0, at) + other + address.slice(at + 1)
          if (changed !== address) expect(parseAddress(changed)).toBeUndefined()
          expect(parseAddress(address.slice(0, at) + address.slice(at + 1))).toBeUndefined()
        }
      ),
      { numRuns: 500 }
    )
  })

  it("T08 refuses mixed case, bech32m, other forms, and never throws", () => {
    // A valid bech32m text of BIP-350.
    const bech32m = "abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx"
    const texts = [
      "",
      "1",
      "cosmos1",
      "cosmos",
      hub.slice(0, -1) + hub.slice(-1).toUpperCase(),
      bech32m,
      ` ${hub}`,
      `${hub}\u0000`,
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      hub + "q".repeat(10_000),
      "\u{1f980}1qqqqqq"
    ]
    for (const text of texts) expect(parseAddress(text)).toBeUndefined()
  })

  it("refuses an address of another network where the network says its prefix", () => {
    const osmo = encode("osmo", new Uint8Array(20).fill(7))
    expect(parseAddress(hub, fakeNetwork(cosmosHub))).toBe(hub)
    expect(parseAddress(osmo, fakeNetwork(cosmosHub))).toBeUndefined()
    expect(parseAddress(hub, fakeNetwork(osmosis))).toBeUndefined()
    expect(parseAddress(encode("cosmosvaloper", new Uint8Array(20)), fakeNetwork(cosmosHub))).toBeUndefined()
    expect(parseAddress(encode("inj", new Uint8Array(20)), fakeNetwork(injective))).toBeDefined()
    expect(parseAddress(osmo, { ...fakeNetwork(cosmosHub), unknown: true })).toBe(osmo)
  })
})

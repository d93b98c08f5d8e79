import type { NetworkInput } from "@latchkey/core"
import { toBase58 } from "@latchkey/core/chain-kit"
import { decodeAddress, encodeAddress } from "@polkadot/util-crypto"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { blake2b } from "./blake2b.ts"
import { kusamaRelayChain, polkadotAssetHub, polkadotRelayChain, westendRelayChain } from "./networks.ts"
import { decodeSs58, encodeSs58, parseAddress, ss58PrefixOf } from "./Ss58Address.ts"

const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"
const aliceOnPolkadot = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
const aliceOnKusama = "HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F"

const prefixes = [0, 1, 2, 5, 42, 63, 64, 65, 127, 128, 255, 256, 1284, 2007, 4096, 16_000, 16_383]
const keyOf = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 37 + seed * 101 + 7) & 255)

describe("SS58", () => {
  it.each([32, 33])("is what @polkadot/util-crypto writes and reads, for keys of %i bytes", (length) => {
    for (const prefix of prefixes) {
      const accountId = keyOf(length, prefix)
      const address = encodeAddress(accountId, prefix)
      expect(encodeSs58({ prefix, accountId }), `prefix ${prefix}`).toBe(address)
      expect(decodeSs58(address), `prefix ${prefix}`).toEqual({ prefix, accountId })
      expect(decodeAddress(encodeSs58({ prefix, accountId }))).toEqual(accountId)
    }
  })

  it("T23 in part: an address with one wrong letter is none, whichever letter it is", () => {
    for (const address of [alice, aliceOnPolkadot, encodeAddress(keyOf(33, 1), 2007)]) {
      for (let index = 0; index < address.length; index++) {
        const other = address[index] === "x" ? "y" : "x"
        const wrong = address.slice(0, index) + other + address.slice(index + 1)
        expect(decodeSs58(wrong), wrong).toBeUndefined()
      }
    }
  })

  it.each([
    ["nothing", ""],
    ["one that is cut short", alice.slice(0, -1)],
    ["one with a space", ` ${alice}`],
    ["the key in hexadecimal", `0x${Buffer.from(decodeAddress(alice)).toString("hex")}`],
    ["an account of Ethereum's kind", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
    ["the account of an index", encodeAddress(Uint8Array.from([1, 2, 3, 4]), 42)],
    ["a million characters", "5".repeat(1_000_000)],
    ["another script", alice.replace("5", "５")],
    ["markup", "<img src=x onerror=alert(1)>"]
  ])("%s is none", (_, text) => {
    expect(parseAddress(text)).toBeUndefined()
  })

  it("one chain has one spelling: a small prefix in two bytes, or a reserved first byte, is none", () => {
    for (const head of [[0b0100_0000 | (42 >> 2), (42 & 3) << 6], [128], [200, 1], [255]]) {
      const body = Uint8Array.from([...head, ...keyOf(32, 3)])
      const sum = blake2b(Uint8Array.from([...new TextEncoder().encode("SS58PRE"), ...body]))
      expect(decodeSs58(toBase58(Uint8Array.from([...body, sum[0]!, sum[1]!])))).toBeUndefined()
    }
  })
})

describe("the canonical form", () => {
  it("S3.04[address] in part: is written for the network: one key is one account on all of them", () => {
    for (const text of [alice, aliceOnPolkadot, aliceOnKusama]) {
      expect(parseAddress(text, fakeNetwork(polkadotRelayChain))).toBe(aliceOnPolkadot)
      expect(parseAddress(text, fakeNetwork(polkadotAssetHub))).toBe(aliceOnPolkadot)
      expect(parseAddress(text, fakeNetwork(kusamaRelayChain))).toBe(aliceOnKusama)
      expect(parseAddress(text, fakeNetwork(westendRelayChain))).toBe(alice)
      expect(parseAddress(text)).toBe(text)
    }
  })

  it("has prefix 42 where the network names none, or nonsense", () => {
    const { ss58Prefix: _, ...bare } = polkadotRelayChain
    for (const ss58Prefix of [undefined, -1, 16_384, 0.5, "0", null, Number.NaN]) {
      const input = { ...bare, ss58Prefix } as unknown as NetworkInput
      expect(ss58PrefixOf({ input }), String(ss58Prefix)).toBe(42)
    }
    expect(parseAddress(aliceOnPolkadot, fakeNetwork(bare))).toBe(alice)
    expect(ss58PrefixOf({ input: { ...bare, ss58Prefix: 16_383 } as NetworkInput })).toBe(16_383)
  })
})

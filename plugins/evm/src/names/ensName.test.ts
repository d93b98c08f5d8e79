import { keccak256 as viemKeccak, toHex } from "viem"
import { namehash, packetToBytes } from "viem/ens"
import { describe, expect, it } from "vitest"
import { ensName } from "./ensName.ts"
import { keccak256 } from "./keccak256.ts"

describe("a name as contracts take it", () => {
  it.each(["eth", "harbour.eth", "a.b.c.d.harbour.eth", "bøb.eth", "👨‍👩‍👧.eth", `${"x".repeat(255)}.eth`])(
    "S7.32 in part: %s has the node and the encoding that viem gives it",
    (name) => {
      const forms = ensName(name)
      expect(`0x${forms?.node}`).toBe(namehash(name))
      // viem cuts labels of more than 255 bytes short, and has the same for others.
      expect(`0x${forms?.dns}`).toBe(toHex(packetToBytes(name)))
    }
  )

  it.each(["", "harbour..eth", ".eth", "harbour.", `${"x".repeat(256)}.eth`, `${"ø".repeat(128)}.eth`])(
    "T23 %o has none",
    (name) => {
      expect(ensName(name)).toBeUndefined()
    }
  )

  it("hashes inputs of any length as another library does", () => {
    for (const length of [0, 1, 64, 135, 136, 137, 271, 272, 273, 500]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) & 255)
      expect(`0x${keccak256(bytes)}`).toBe(viemKeccak(bytes))
    }
  })
})

import { createHash } from "node:crypto"
import { createBase58check } from "@scure/base"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toBase58 } from "./base58.ts"
import { fromBase58Check, toBase58Check } from "./base58Check.ts"

const hashOf = (name: string) => (bytes: Uint8Array) =>
  Uint8Array.from(createHash(name).update(bytes).digest())
const sha256 = hashOf("sha256")
const blake2b = hashOf("blake2b512")

const bitcoin = { length: 4, hash: (bytes: Uint8Array) => sha256(sha256(bytes)) }
const ss58 = {
  length: 2,
  hash: (bytes: Uint8Array) => blake2b(Uint8Array.from([...new TextEncoder().encode("SS58PRE"), ...bytes]))
}

describe("base58 with a checksum", () => {
  it("is what @scure/base makes of it, both ways", () => {
    const other = createBase58check(sha256)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = toBase58Check(bytes, bitcoin)
        expect(text).toBe(other.encode(bytes))
        expect(fromBase58Check(text, 100, bitcoin)).toEqual(Uint8Array.from(bytes))
      })
    )
  })

  it("reads addresses that are known", () => {
    expect(fromBase58Check("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", 35, bitcoin)).toHaveLength(21)
    const alice = fromBase58Check("5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY", 51, ss58)
    expect([alice?.length, alice?.[0]]).toEqual([33, 42])
  })

  it("is none with one character changed, without a checksum, or too long", () => {
    const text = toBase58Check(new Uint8Array(21).fill(7), bitcoin)
    for (let index = 0; index < text.length; index++) {
      const changed = text.slice(0, index) + (text[index] === "z" ? "y" : "z") + text.slice(index + 1)
      expect(fromBase58Check(changed, 100, bitcoin)).toBeUndefined()
    }
    expect(fromBase58Check(text, text.length - 1, bitcoin)).toBeUndefined()
    expect(fromBase58Check(toBase58(new Uint8Array(3)), 100, bitcoin)).toBeUndefined()
    for (const other of ["", "0", undefined, 7, {}])
      expect(fromBase58Check(other, 100, bitcoin)).toBeUndefined()
  })
})

import { base64, hex } from "@scure/base"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromBase64, toBase64 } from "./base64.ts"
import { copyBytes, isSameBytes } from "./bytes.ts"
import { fromHex, toHex } from "./hex.ts"

describe("hex and base64", () => {
  it("T21 are what @scure/base makes of them, both ways", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(hex.encode(bytes))
        expect(fromHex(toHex(bytes).toUpperCase(), 1_000)).toEqual(Uint8Array.from(bytes))
        expect(toBase64(bytes)).toBe(base64.encode(bytes))
        expect(fromBase64(toBase64(bytes), 1_000)).toEqual(Uint8Array.from(bytes))
      })
    )
  })

  it.each(["0", "0x00", "0g", " 00", "00\n", "a".repeat(12), 7, null, undefined, {}])(
    "%o is not hex of at most 10 digits",
    (text) => {
      expect(fromHex(text, 10)).toBeUndefined()
    }
  )

  it.each(["a", "====", "AA=A", "ä", "-_-_", "A".repeat(12), 7, null, undefined, {}])(
    "%o is not base64 of at most 10 characters",
    (text) => {
      expect(fromBase64(text, 10)).toBeUndefined()
    }
  )

  it("T31 read and write a megabyte", () => {
    const bytes = new Uint8Array(1_000_000).fill(0xa5)
    expect(isSameBytes(fromHex(toHex(bytes), 2_000_000)!, bytes)).toBe(true)
    expect(isSameBytes(fromBase64(toBase64(bytes), 2_000_000)!, bytes)).toBe(true)
  })
})

describe("copyBytes", () => {
  it("T08 copies a Uint8Array of any realm, so that later changes do not reach it", () => {
    const source = Uint8Array.from([1, 2, 3])
    const copy = copyBytes(source.subarray(1), 2)
    source[1] = 9
    expect(copy).toEqual(Uint8Array.from([2, 3]))
    expect(copyBytes(Buffer.from([1]), 1)).toEqual(Uint8Array.from([1]))
  })

  it.each([
    undefined,
    null,
    "12",
    [1, 2],
    new DataView(new ArrayBuffer(2)),
    new Uint16Array(1),
    { length: 1 }
  ])("T08 %o is none", (value) => {
    expect(copyBytes(value, 10)).toBeUndefined()
  })

  it("T08 takes no more than is asked for, and nothing that throws", () => {
    expect(copyBytes(new Uint8Array(3), 2)).toBeUndefined()
    const { proxy, revoke } = Proxy.revocable(new Uint8Array(1), {})
    revoke()
    expect(copyBytes(proxy, 10)).toBeUndefined()
  })

  it("isSameBytes compares lengths too", () => {
    expect(isSameBytes(new Uint8Array(2), new Uint8Array(2))).toBe(true)
    expect(isSameBytes(new Uint8Array(2), new Uint8Array(3))).toBe(false)
    expect(isSameBytes(Uint8Array.from([1]), Uint8Array.from([2]))).toBe(false)
  })
})

import { fromBase64, toBase64, toHex } from "@latchkey/core/chain-kit"
import { describe, expect, it } from "vitest"
import { readSignature } from "./signatureShape.ts"

/** The vectors of BIP 322: of "" by P2WPKH, of "Hello World" by P2TR. */
const segwit =
  "AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI="
const taproot = "AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=="
const bytesOf = (text: string) => fromBase64(text, 9_000)!
const ecdsa = (header: number) => toBase64(Uint8Array.of(header, ...Array.from({ length: 64 }, () => 7)))
const witness = (...items: ReadonlyArray<number>) =>
  toBase64(
    Uint8Array.of(items.length, ...items.flatMap((length) => [length, ...Array.from({ length }, () => 7)]))
  )

describe("T22 a signature of a message", () => {
  it("is what the BIPs say, as it came", () => {
    expect(readSignature(segwit, "p2wpkh")).toEqual({ protocol: "bip322", text: segwit })
    expect(readSignature(taproot, "p2tr")).toEqual({ protocol: "bip322", text: taproot })
    for (const header of [27, 42])
      expect(readSignature(ecdsa(header), "p2pkh")).toEqual({ protocol: "ecdsa", text: ecdsa(header) })
    expect(readSignature(witness(72, 72, 105), "p2wsh")?.protocol).toBe("bip322")
    expect(readSignature(witness(64), "p2tr")?.protocol).toBe("bip322")
  })

  it("in hexadecimal digits is handed on in base64", () => {
    for (const [text, kind] of [
      [ecdsa(31), "p2wpkh"],
      [segwit, "p2wpkh"],
      [taproot, "p2tr"]
    ] as const) {
      expect(readSignature(toHex(bytesOf(text)), kind)?.text).toBe(text)
      expect(readSignature(toHex(bytesOf(text)).toUpperCase(), kind)?.text).toBe(text)
    }
  })

  it.each([
    ["nothing", "", "p2wpkh"],
    ["no text", 7, "p2wpkh"],
    ["65 bytes without a header of ECDSA's", ecdsa(26), "p2wpkh"],
    ["65 bytes with too high a header", ecdsa(43), "p2wpkh"],
    ["hexadecimal digits of anything", "ab".repeat(70), "p2wpkh"],
    ["bytes that are no witness", toBase64(new Uint8Array(70).fill(9)), "p2tr"],
    ["a witness with more after it", toBase64(Uint8Array.of(...bytesOf(taproot), 0)), "p2tr"],
    ["a witness that ends early", toBase64(bytesOf(taproot).subarray(0, 66)), "p2tr"],
    ["a witness without an item", toBase64(Uint8Array.of(0)), "p2wsh"],
    ["a Taproot witness for an older address", taproot, "p2wpkh"],
    ["one item of no length of Schnorr's", witness(63), "p2tr"],
    ["a key of no length of a key", witness(72, 32), "p2wpkh"],
    ["a length that says too much", toBase64(Uint8Array.of(1, 0xfe, 1, 0, 0, 0, 7)), "p2wsh"]
  ])("is not %s", (_, answer, kind) => {
    expect(readSignature(answer, kind)).toBeUndefined()
  })
})

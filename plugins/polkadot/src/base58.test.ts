import { base58Decode, base58Encode } from "@polkadot/util-crypto"
import { expect, it } from "vitest"
import { decodeBase58, encodeBase58 } from "./base58.ts"

const samples = Array.from({ length: 60 }, (_, length) =>
  Uint8Array.from({ length }, (_, index) => (index < length % 4 ? 0 : (index * 73 + length * 31) & 255))
)

it("writes and reads what @polkadot/util-crypto does, zeros at the front included", () => {
  for (const bytes of samples) {
    const text = base58Encode(bytes)
    expect(encodeBase58(bytes)).toBe(text)
    expect(decodeBase58(text)).toEqual(bytes)
    if (text !== "") expect(base58Decode(encodeBase58(bytes))).toEqual(bytes)
  }
})

it.each(["0", "O", "I", "l", "5Grw va", "é", "\u{1F600}", "5\u0000"])("%j is no base58", (text) => {
  expect(decodeBase58(text)).toBeUndefined()
})

import { toHex } from "@latchkey/core/chain-kit"
import { keccakPermutation } from "../keccakPermutation.ts"

const RATE = 136

/** Keccak-256 of bytes, as 64 hexadecimal digits. */
export const keccak256 = (input: Uint8Array): string => {
  const words = new Uint32Array(50)
  const bytes = new Uint8Array(words.buffer)
  let at = 0
  for (const byte of input) {
    bytes[at++]! ^= byte
    if (at === RATE) {
      keccakPermutation(words)
      at = 0
    }
  }
  bytes[at]! ^= 0x01
  bytes[RATE - 1]! ^= 0x80
  keccakPermutation(words)
  return toHex(bytes.subarray(0, 32))
}

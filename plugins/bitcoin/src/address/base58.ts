import { fromHex, toHex } from "../wire/encoding.ts"
import { sha256 } from "./sha256.ts"

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** The bytes of base58, or undefined where it has other digits, or leading ones that are not one for each zero byte. */
export const readBase58 = (text: string, size: number): Uint8Array | undefined => {
  let value = 0n
  for (const digit of text) {
    const index = BASE58.indexOf(digit)
    if (index < 0) return undefined
    value = value * 58n + BigInt(index)
  }
  const bytes = fromHex(value.toString(16).padStart(size * 2, "0"))
  const zeros = bytes?.findIndex((byte) => byte !== 0) ?? 0
  return bytes?.length === size && [...text].findIndex((digit) => digit !== "1") === zeros ? bytes : undefined
}

/** Whether bytes end in the first four bytes of the double hash of those before. */
export const isChecked = (bytes: Uint8Array): boolean =>
  toHex(sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4)) === toHex(bytes.subarray(-4))

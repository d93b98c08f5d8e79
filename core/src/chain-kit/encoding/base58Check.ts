import { fromBase58, toBase58 } from "./base58.ts"
import { isSameBytes } from "./bytes.ts"

/** The checksum that a chain writes behind the bytes of an address. */
export interface Base58Checksum {
  /** How many bytes of the hash are written. */
  readonly length: number
  /** The hash over the bytes before: two rounds of SHA-256 for Bitcoin, BLAKE2b for SS58. */
  readonly hash: (bytes: Uint8Array) => Uint8Array
}

/** The base58 text of bytes and their checksum. */
export const toBase58Check = (bytes: Uint8Array, { length, hash }: Base58Checksum): string =>
  toBase58(Uint8Array.from([...bytes, ...hash(bytes).subarray(0, length)]))

/**
 * The bytes of a base58 text that ends in their checksum, without it; undefined if it is not such a text, or longer
 * than `maxLength` characters. Never throws.
 */
export const fromBase58Check = (
  text: unknown,
  maxLength: number,
  { length, hash }: Base58Checksum
): Uint8Array<ArrayBuffer> | undefined => {
  const whole = fromBase58(text, maxLength)
  if (whole === undefined || whole.length < length) return undefined
  const end = whole.length - length
  const bytes = whole.subarray(0, end)
  return isSameBytes(whole.subarray(end), hash(bytes).subarray(0, length)) ? bytes : undefined
}

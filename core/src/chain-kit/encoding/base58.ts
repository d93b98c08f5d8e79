import { fromHex, toHex } from "./hex.ts"

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
// As many digits as one number holds exactly.
const CHUNK = 9

const power = (digits: number) => 58n ** BigInt(digits)

// Halves the text again and again: digit by digit, a long one would take seconds.
const write = (value: bigint, length: number): string => {
  if (length > CHUNK) {
    const low = length >> 1
    return write(value / power(low), length - low) + write(value % power(low), low)
  }
  let text = ""
  for (let rest = Number(value); text.length < length; rest = Math.floor(rest / 58)) {
    text = ALPHABET[rest % 58] + text
  }
  return text
}

const read = (text: string): bigint => {
  if (text.length > CHUNK) {
    const low = text.length >> 1
    return read(text.slice(0, -low)) * power(low) + read(text.slice(-low))
  }
  let value = 0
  for (const digit of text) value = value * 58 + ALPHABET.indexOf(digit)
  return BigInt(value)
}

/** The base58 text of bytes, in Bitcoin's alphabet. */
export const toBase58 = (bytes: Uint8Array): string => {
  let zeros = 0
  while (bytes[zeros] === 0) zeros++
  const value = BigInt(`0x0${toHex(bytes)}`)
  return "1".repeat(zeros) + write(value, Math.ceil(bytes.length * 1.37)).replace(/^1+/, "")
}

/**
 * The bytes of a base58 text; undefined if it is not one, or longer than `maxLength` characters. There is one way to
 * write a sequence of bytes: no checksum. Never throws.
 */
export const fromBase58 = (text: unknown, maxLength: number): Uint8Array<ArrayBuffer> | undefined => {
  if (typeof text !== "string" || text.length > maxLength || !/^[1-9A-HJ-NP-Za-km-z]*$/.test(text))
    return undefined
  const zeros = /^1*/.exec(text)![0].length
  const value = read(text)
  const hex = value === 0n ? "" : value.toString(16)
  return fromHex("00".repeat(zeros) + (hex.length % 2 === 1 ? "0" : "") + hex, Infinity)
}

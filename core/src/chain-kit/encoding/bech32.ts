const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const REMAINDERS = { bech32: 1, bech32m: 0x2bc830a3 } as const
const MAX_LENGTH = 90
const CHECKSUM = 6

/** What a bech32 (BIP-173) or bech32m (BIP-350) text says, its checksum compared. */
export interface Bech32 {
  /** Lower case, printable ASCII. */
  readonly prefix: string
  /** Five bits each: Bitcoin's first is a version, others write bytes alone (`bytesOfWords`). */
  readonly words: ReadonlyArray<number>
  readonly encoding: keyof typeof REMAINDERS
}

const remainder = (prefix: string, words: ReadonlyArray<number>): number => {
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  let rest = 1
  for (const value of [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words]) {
    const top = rest >>> 25
    rest = ((rest & 0x1ffffff) << 5) ^ value
    GENERATORS.forEach((generator, bit) => {
      if ((top >>> bit) & 1) rest ^= generator
    })
  }
  return rest
}

/**
 * Reads a bech32 or bech32m text of one letter case and at most `maxLength` characters, by default the 90 of BIP-173;
 * undefined if it is neither. Never throws.
 */
export const fromBech32 = (text: unknown, maxLength = MAX_LENGTH): Bech32 | undefined => {
  if (typeof text !== "string" || text.length > maxLength) return undefined
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return undefined
  const end = lower.lastIndexOf("1")
  const prefix = lower.slice(0, end)
  const words = [...lower.slice(end + 1)].map((character) => ALPHABET.indexOf(character))
  if (end < 1 || !/^[!-~]+$/.test(prefix) || words.length < CHECKSUM || words.includes(-1)) return undefined
  const rest = remainder(prefix, words)
  const encoding = (["bech32", "bech32m"] as const).find((name) => REMAINDERS[name] === rest)
  return encoding && { prefix, words: words.slice(0, -CHECKSUM), encoding }
}

/** Writes a bech32 or bech32m text in lower case. `prefix` is lower case and printable ASCII. */
export const toBech32 = ({ prefix, words, encoding }: Bech32): string => {
  const rest = remainder(prefix, [...words, 0, 0, 0, 0, 0, 0]) ^ REMAINDERS[encoding]
  const checksum = Array.from({ length: CHECKSUM }, (_, index) => (rest >>> (5 * (5 - index))) & 31)
  return `${prefix}1${[...words, ...checksum].map((word) => ALPHABET[word]).join("")}`
}

const bitsOf = (values: Iterable<number>, size: number): string =>
  Array.from(values, (value) => value.toString(2).padStart(size, "0")).join("")

const groupsOf = (bits: string, size: number): ReadonlyArray<number> =>
  Array.from({ length: bits.length / size }, (_, index) =>
    Number.parseInt(bits.slice(index * size, (index + 1) * size), 2)
  )

/** The bytes that words of five bits write; undefined where bits are left over that are no padding. */
export const bytesOfWords = (words: ReadonlyArray<number>): Uint8Array<ArrayBuffer> | undefined => {
  const bits = bitsOf(words, 5)
  const end = bits.length - (bits.length % 8)
  return /^0{0,4}$/.test(bits.slice(end)) ? Uint8Array.from(groupsOf(bits.slice(0, end), 8)) : undefined
}

/** Bytes as words of five bits, padded with zeros. */
export const wordsOfBytes = (bytes: Uint8Array): ReadonlyArray<number> => {
  const bits = bitsOf(bytes, 8)
  return groupsOf(bits.padEnd(Math.ceil(bits.length / 5) * 5, "0"), 5)
}

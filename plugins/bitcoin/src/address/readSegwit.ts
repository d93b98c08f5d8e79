const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const GENERATOR: ReadonlyArray<number> = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const BECH32 = 1
const BECH32M = 0x2bc830a3

const checksum = (values: ReadonlyArray<number>): number =>
  values.reduce((before, value) => {
    const next = ((before & 0x1ffffff) << 5) ^ value
    return GENERATOR.reduce((sum, part, bit) => ((before >>> (25 + bit)) & 1 ? sum ^ part : sum), next)
  }, 1)

const expand = (prefix: string): ReadonlyArray<number> => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

const toBytes = (fives: ReadonlyArray<number>): Uint8Array | undefined => {
  const bytes: Array<number> = []
  let bits = 0
  let count = 0
  for (const five of fives) {
    bits = ((bits << 5) | five) & 0xfff
    count += 5
    if (count >= 8) {
      count -= 8
      bytes.push((bits >> count) & 0xff)
    }
  }
  return count < 5 && (bits & ((1 << count) - 1)) === 0 ? Uint8Array.from(bytes) : undefined
}

/** What a segwit address (BIP-173, BIP-350) says. */
export interface SegwitAddress {
  /** `bc`, `tb`, `bcrt`. */
  readonly prefix: string
  readonly version: number
  readonly program: Uint8Array
}

/** Reads a segwit address in one letter case, its checksum compared; undefined where the text is none. */
export const readSegwit = (text: string): SegwitAddress | undefined => {
  const lower = text.toLowerCase()
  const end = lower.lastIndexOf("1")
  if (text.length > 90 || (text !== lower && text !== text.toUpperCase()) || end < 1) return undefined
  const prefix = lower.slice(0, end)
  const values = [...lower.slice(end + 1)].map((letter) => ALPHABET.indexOf(letter))
  const version = values[0]
  if (version === undefined || values.length < 7 || values.includes(-1)) return undefined
  if (checksum([...expand(prefix), ...values]) !== (version === 0 ? BECH32 : BECH32M)) return undefined
  const program = toBytes(values.slice(1, -6))
  return program === undefined ? undefined : { prefix, version, program }
}

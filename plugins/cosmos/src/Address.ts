import type { Network } from "@latchkey/core"
import { chainOf } from "./CosmosNetwork.ts"

const CHARACTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const MAX_LENGTH = 90
const CHECKSUM_LENGTH = 6

// BIP-173: the remainder of the whole, prefix included, is 1.
const remainder = (values: ReadonlyArray<number>): number => {
  let rest = 1
  for (const value of values) {
    const top = rest >>> 25
    rest = ((rest & 0x1ffffff) << 5) ^ value
    GENERATORS.forEach((generator, bit) => {
      if ((top >>> bit) & 1) rest ^= generator
    })
  }
  return rest
}

/**
 * The canonical, lower-case form of a bech32 account address of 20 or 32 bytes, or undefined when the text is none.
 *
 * Checks the checksum, and with a network whose object says so, the network's prefix. Never throws.
 */
export const parseAddress = (text: string, network?: Network): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return undefined
  const separator = lower.lastIndexOf("1")
  const prefix = lower.slice(0, separator)
  // Only what prefixes of accounts are made of; BIP-173 would allow every printable character.
  if (separator < 1 || !/^[a-z0-9]+$/.test(prefix)) return undefined
  const words = [...lower.slice(separator + 1)].map((character) => CHARACTERS.indexOf(character))
  if (words.length < CHECKSUM_LENGTH || words.includes(-1)) return undefined
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  if (remainder([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words]) !== 1)
    return undefined

  const bits = (words.length - CHECKSUM_LENGTH) * 5
  const padding = bits % 8
  const lastWord = words[words.length - CHECKSUM_LENGTH - 1] ?? 0
  const length = (bits - padding) / 8
  if ((length !== 20 && length !== 32) || padding > 4 || (lastWord & ((1 << padding) - 1)) !== 0)
    return undefined
  const expected = network === undefined || network.unknown ? undefined : chainOf(network)?.bech32Prefix
  return expected === undefined || expected === prefix ? lower : undefined
}

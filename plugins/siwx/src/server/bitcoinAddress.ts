import { bytesOfWords, fromBase58Check, fromBech32, type Base58Checksum } from "@latchkey/core/chain-kit"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes } from "@noble/hashes/utils.js"

/** What a Bitcoin address locks to. */
export interface BitcoinAddress {
  readonly kind: "p2pkh" | "p2sh" | "p2wpkh" | "p2tr"
  /** 20 bytes; of a taproot address its key, 32 bytes. */
  readonly program: Uint8Array
  /** The script that is spent from. */
  readonly script: Uint8Array
}

type Prefix = "bc" | "tb" | "bcrt"

// CAIP-2 references: the first 32 digits of the genesis block's hash.
const prefixes: Readonly<Record<string, Prefix>> = {
  "000000000019d6689c085ae165831e93": "bc",
  "000000000933ea01ad0ee984209779ba": "tb",
  "00000000da84f2bafbbc53dee25a72ae": "tb",
  "00000008819873e925422c1ff0f99f7c": "tb",
  "0f9188f13cb7b2c71f2a335e3a4fc328": "bcrt"
}

// 25 bytes have 35 digits at most.
const MAX_BASE58 = 35
const checksum: Base58Checksum = { length: 4, hash: (bytes) => sha256(sha256(bytes)) }

/** The script of a kind of address. */
export const scriptOf = (kind: BitcoinAddress["kind"], program: Uint8Array): Uint8Array => {
  if (kind === "p2pkh")
    return concatBytes(Uint8Array.of(0x76, 0xa9, 0x14), program, Uint8Array.of(0x88, 0xac))
  if (kind === "p2sh") return concatBytes(Uint8Array.of(0xa9, 0x14), program, Uint8Array.of(0x87))
  return concatBytes(Uint8Array.of(kind === "p2tr" ? 0x51 : 0x00, program.length), program)
}

const make = (kind: BitcoinAddress["kind"], program: Uint8Array): BitcoinAddress => ({
  kind,
  program,
  script: scriptOf(kind, program)
})

const segwit = (text: string, prefix: Prefix): BitcoinAddress | undefined => {
  const found = fromBech32(text)
  // One account has one spelling: wallets write it in capitals too.
  if (found === undefined || found.prefix !== prefix || text !== text.toLowerCase()) return undefined
  const [version, ...words] = found.words
  const program = bytesOfWords(words)
  if (found.encoding === "bech32" && version === 0 && program?.length === 20) return make("p2wpkh", program)
  if (found.encoding === "bech32m" && version === 1 && program?.length === 32) return make("p2tr", program)
  return undefined
}

const base58 = (text: string, prefix: Prefix): BitcoinAddress | undefined => {
  const bytes = fromBase58Check(text, MAX_BASE58, checksum)
  if (bytes?.length !== 21) return undefined
  const [keys, scripts] = prefix === "bc" ? [0x00, 0x05] : [0x6f, 0xc4]
  if (bytes[0] === keys) return make("p2pkh", bytes.subarray(1))
  return bytes[0] === scripts ? make("p2sh", bytes.subarray(1)) : undefined
}

/**
 * Reads an address of one key, or of a script hash, on one of Bitcoin's networks; undefined if it is not one, or one of another
 * network, or the network is not known. Scripts of several keys (P2WSH) do not count. Never throws.
 *
 * @param reference of the CAIP-2 id
 */
export const bitcoinAddress = (text: string, reference: string): BitcoinAddress | undefined => {
  const prefix = Object.hasOwn(prefixes, reference) ? prefixes[reference] : undefined
  return prefix && (segwit(text, prefix) ?? base58(text, prefix))
}

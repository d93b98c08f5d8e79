import type { Network } from "@latchkey/core"
import {
  bytesOfWords,
  fromBase58Check,
  fromBech32,
  toHex,
  type Base58Checksum
} from "@latchkey/core/chain-kit"
import { prefixOf } from "../networkIds.ts"
import { sha256 } from "./sha256.ts"

// 25 bytes have 35 digits at most.
const MAX_BASE58 = 35
const MAIN: ReadonlyArray<string> = ["bc"]
const TEST: ReadonlyArray<string> = ["tb", "bcrt"]

/** What kind of script an address stands for. */
export type AddressKind = "p2pkh" | "p2sh" | "p2wpkh" | "p2wsh" | "p2tr"

/** An address, its checksum compared. */
export interface DecodedAddress {
  /** The canonical form: bech32 in lower case. */
  readonly address: string
  readonly kind: AddressKind
  /** Hex of what the script locks to: 20 or 32 bytes. */
  readonly hash: string
  /** Segwit prefixes of the networks that the address may be of. */
  readonly prefixes: ReadonlyArray<string>
}

const base58Kinds: Readonly<Record<number, readonly [AddressKind, ReadonlyArray<string>]>> = {
  0x00: ["p2pkh", MAIN],
  0x05: ["p2sh", MAIN],
  0x6f: ["p2pkh", TEST],
  0xc4: ["p2sh", TEST]
}
const segwitKinds: Readonly<Record<string, AddressKind>> = {
  "bech32,0,20": "p2wpkh",
  "bech32,0,32": "p2wsh",
  "bech32m,1,32": "p2tr"
}
const checksum: Base58Checksum = { length: 4, hash: (bytes) => sha256(sha256(bytes)) }

const decodeSegwit = (text: string): DecodedAddress | undefined => {
  const { prefix = "", words = [], encoding } = fromBech32(text) ?? {}
  const program = bytesOfWords(words.slice(1))
  const kind = segwitKinds[`${encoding},${words[0]},${program?.length}`]
  return program && kind && [...MAIN, ...TEST].includes(prefix)
    ? { address: text.toLowerCase(), kind, hash: toHex(program), prefixes: [prefix] }
    : undefined
}

const decodeBase58 = (text: string): DecodedAddress | undefined => {
  const bytes = fromBase58Check(text, MAX_BASE58, checksum)
  const [kind, prefixes] = base58Kinds[bytes?.[0] ?? -1] ?? []
  return bytes?.length === 21 && kind && prefixes
    ? { address: text, kind, hash: toHex(bytes.subarray(1)), prefixes }
    : undefined
}

/**
 * Reads an address: base58check (P2PKH, P2SH), bech32 and bech32m (segwit versions 0 and 1). Undefined if it is not one.
 * Never throws.
 */
export const decodeAddress = (text: unknown): DecodedAddress | undefined =>
  typeof text === "string" ? (decodeSegwit(text) ?? decodeBase58(text)) : undefined

/** Whether an address can be of a network. Testnet and signet write theirs alike; of unknown networks nothing is known. */
export const isOfNetwork = ({ prefixes }: DecodedAddress, networkId: Network["caipNetworkId"]): boolean => {
  const prefix = prefixOf(networkId)
  return prefix === undefined || prefixes.includes(prefix)
}

/**
 * The canonical form of an address, or undefined if the text is not one, or one of another network than `network`.
 * Never throws.
 */
export const parseAddress = (text: string, network?: Network): string | undefined => {
  const decoded = decodeAddress(text)
  const isFit = decoded && (network === undefined || isOfNetwork(decoded, network.caipNetworkId))
  return isFit ? decoded.address : undefined
}

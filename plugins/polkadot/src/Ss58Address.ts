import type { Network } from "@latchkey/core"
import { decodeBase58, encodeBase58 } from "./base58.ts"
import { blake2b } from "./blake2b.ts"

// 37 bytes have 51 digits at most.
const MAX_TEXT = 51
const CHECKSUM_BYTES = 2
const MAX_PREFIX = 0x3fff
/** The prefix for any chain, which addresses have where a network names none of its own. */
const ANY_CHAIN = 42

/** What an address says: whose it is, and the chain that it is written for. */
export interface Ss58Address {
  readonly prefix: number
  /** 32 bytes: a public key, or the hash of one; 33 bytes: an ECDSA public key. */
  readonly accountId: Uint8Array
}

const checksum = (bytes: Uint8Array): Uint8Array =>
  blake2b(new Uint8Array([...new TextEncoder().encode("SS58PRE"), ...bytes])).subarray(0, CHECKSUM_BYTES)

/** Decodes SS58 text, its checksum checked; undefined when it is none, or of an account of another length. */
export const decodeSs58 = (text: string): Ss58Address | undefined => {
  const bytes = text.length <= MAX_TEXT ? decodeBase58(text) : undefined
  if (bytes === undefined) return undefined
  const [first = 0, second = 0] = bytes
  const prefixBytes = first < 64 ? 1 : 2
  const end = bytes.length - CHECKSUM_BYTES
  if (first > 127 || (end - prefixBytes !== 32 && end - prefixBytes !== 33)) return undefined
  const prefix = prefixBytes === 1 ? first : ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8)
  const [low, high] = checksum(bytes.subarray(0, end))
  const isWhole = low === bytes[end] && high === bytes[end + 1]
  // One chain has one spelling: small prefixes take one byte.
  return isWhole && (prefixBytes === 1 || prefix > 63)
    ? { prefix, accountId: bytes.subarray(prefixBytes, end) }
    : undefined
}

/** The address of an account on the chain of a prefix. */
export const encodeSs58 = ({ prefix, accountId }: Ss58Address): string => {
  const written = prefix < 64 ? [prefix] : [((prefix & 252) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)]
  const body = new Uint8Array([...written, ...accountId])
  return encodeBase58(new Uint8Array([...body, ...checksum(body)]))
}

/** Whether two addresses are of one account, each with a prefix of its own; never of none. */
export const isSameAccount = (a: string, b: string): boolean => {
  const [one, other] = [decodeSs58(a)?.accountId, decodeSs58(b)?.accountId]
  return one !== undefined && String(one) === String(other)
}

/** The SS58 prefix of a network: what its object names as `ss58Prefix`, else 42, which stands for any chain. */
export const ss58PrefixOf = ({ input }: Pick<Network, "input">): number => {
  const { ss58Prefix } = input as { readonly ss58Prefix?: unknown }
  return typeof ss58Prefix === "number" && (ss58Prefix & MAX_PREFIX) === ss58Prefix ? ss58Prefix : ANY_CHAIN
}

/**
 * The canonical form of an address: SS58 with the network's prefix, or with its own where no network is given. One key
 * is one account on every network, so that an address of another network is written anew. Undefined when the text is no
 * SS58 address; never throws.
 */
export const parseAddress = (text: string, network?: Network): string | undefined => {
  const decoded = decodeSs58(text)
  if (decoded === undefined) return undefined
  const { accountId, prefix } = decoded
  return encodeSs58({ accountId, prefix: network === undefined ? prefix : ss58PrefixOf(network) })
}

import type { Network } from "@latchkey/core"
import { fromBase58Check, isSameBytes, toBase58Check, type Base58Checksum } from "@latchkey/core/chain-kit"
import { blake2b } from "./blake2b.ts"

// 37 bytes have 51 digits at most.
const MAX_TEXT = 51
const MAX_PREFIX = 0x3fff
/** The prefix for any chain, which addresses have where a network names none of its own. */
const ANY_CHAIN = 42

const checksum: Base58Checksum = {
  length: 2,
  hash: (bytes) => blake2b(Uint8Array.from([...new TextEncoder().encode("SS58PRE"), ...bytes]))
}

/** What an address says: whose it is, and the chain that it is written for. */
export interface Ss58Address {
  readonly prefix: number
  /** 32 bytes: a public key, or the hash of one; 33 bytes: an ECDSA public key. */
  readonly accountId: Uint8Array
}

/** Decodes SS58 text, its checksum checked; undefined if it is not one, or of an account of another length. */
export const decodeSs58 = (text: string): Ss58Address | undefined => {
  const bytes = fromBase58Check(text, MAX_TEXT, checksum)
  if (bytes === undefined) return undefined
  const [first = 0, second = 0] = bytes
  const isShort = first < 64
  const prefix = isShort ? first : ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8)
  const accountId = bytes.subarray(isShort ? 1 : 2)
  // One chain has one spelling: small prefixes take one byte.
  const isPrefix = isShort || (first < 128 && prefix > 63)
  return isPrefix && (accountId.length === 32 || accountId.length === 33) ? { prefix, accountId } : undefined
}

/** The address of an account on the chain of a prefix. */
export const encodeSs58 = ({ prefix, accountId }: Ss58Address): string => {
  const written = prefix < 64 ? [prefix] : [((prefix & 252) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)]
  return toBase58Check(Uint8Array.from([...written, ...accountId]), checksum)
}

/** Whether two addresses are of one account, each with a prefix of its own; never of none. */
export const isSameAccount = (a: string, b: string): boolean => {
  const [one, other] = [decodeSs58(a), decodeSs58(b)]
  return one !== undefined && other !== undefined && isSameBytes(one.accountId, other.accountId)
}

/** The SS58 prefix of a network: what its object names as `ss58Prefix`, else 42, which stands for any chain. */
export const ss58PrefixOf = ({ input }: Pick<Network, "input">): number => {
  const { ss58Prefix } = input as { readonly ss58Prefix?: unknown }
  return typeof ss58Prefix === "number" && (ss58Prefix & MAX_PREFIX) === ss58Prefix ? ss58Prefix : ANY_CHAIN
}

/**
 * The canonical form of an address: SS58 with the network's prefix, or with its own where no network is given. One key
 * is one account on every network, so that an address of another network is written anew. Undefined if it is not an
 * SS58 address; never throws.
 */
export const parseAddress = (text: string, network?: Network): string | undefined => {
  const decoded = decodeSs58(text)
  return (
    decoded && encodeSs58(network === undefined ? decoded : { ...decoded, prefix: ss58PrefixOf(network) })
  )
}

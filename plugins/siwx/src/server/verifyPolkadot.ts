import { parseCaipNetworkId } from "@latchkey/core"
import { fromBase58Check, fromHex, isSameBytes, type Base58Checksum } from "@latchkey/core/chain-kit"
import { ed25519 } from "@noble/curves/ed25519.js"
import { blake2b } from "@noble/hashes/blake2.js"
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { recoverKey } from "./recoverKey.ts"
import type { SignedMessage } from "./SiwxVerifier.ts"

// 35 bytes and two of the checksum have 51 digits at most.
const MAX_ADDRESS = 51
// Both prefixes, 66 bytes.
const MAX_SIGNATURE = 132

// CAIP-2 references: the first 32 digits of the genesis block's hash.
const prefixes: Readonly<Record<string, number>> = {
  "91b171bb158e2d3848fa23a9f1c25182": 0,
  "68d56f15f85d3136970ec16946040bc1": 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
  "48239ef607d7928874027a43a6768920": 2,
  e143f23803ac50e8f6f8e62695d1ce9e: 42,
  "67f9723393ef76214df0118c34bbbd3d": 42
}

const checksum: Base58Checksum = {
  length: 2,
  hash: (bytes) => blake2b(concatBytes(utf8ToBytes("SS58PRE"), bytes))
}

/** The account id of an SS58 address, 32 bytes; undefined if it is not an address, or written for another chain than a known one. */
const accountIdOf = (text: string, reference: string): Uint8Array | undefined => {
  const bytes = fromBase58Check(text, MAX_ADDRESS, checksum)
  if (bytes === undefined) return undefined
  const [first = 0, second = 0] = bytes
  const isShort = first < 64
  const prefix = isShort ? first : ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8)
  // One chain has one spelling: small prefixes take one byte.
  if (!isShort && (first > 127 || prefix < 64)) return undefined
  const id = bytes.subarray(isShort ? 1 : 2)
  const expected = Object.hasOwn(prefixes, reference) ? prefixes[reference] : prefix
  return id.length === 32 && prefix === expected ? id : undefined
}

const isSr25519 = async (signed: Uint8Array, signature: Uint8Array, id: Uint8Array): Promise<boolean> => {
  const { verify } = await loadSr25519()
  try {
    return verify(signed, signature, id)
  } catch {
    return false
  }
}

const loadSr25519 = async () => {
  // Where it is missing, bundlers warn of an import that is tried, and fail at any other.
  try {
    const { verify } = await import("@scure/sr25519")
    return { verify }
  } catch (cause) {
    throw new Error("Signatures of Polkadot accounts need the package @scure/sr25519: install it.", { cause })
  }
}

// Keys of small order sign anything.
const isEd25519 = (signed: Uint8Array, signature: Uint8Array, id: Uint8Array): boolean => {
  try {
    return (
      !ed25519.Point.fromBytes(id).isSmallOrder() && ed25519.verify(signature, signed, id, { zip215: false })
    )
  } catch {
    return false
  }
}

const isEcdsa = (signed: Uint8Array, signature: Uint8Array, id: Uint8Array): boolean => {
  const recovery = signature[64]!
  const hash = blake2b(signed, { dkLen: 32 })
  const key = recovery > 3 ? undefined : recoverKey(hash, signature.subarray(0, 64), recovery)
  return key !== undefined && isSameBytes(blake2b(key.compressed, { dkLen: 32 }), id)
}

/** The kinds of keys, as the byte that some wallets write before a signature names them. */
const [ED25519, SR25519, ECDSA] = [0, 1, 2]

/**
 * Sr25519, Ed25519 or ECDSA over the text inside `<Bytes>…</Bytes>`, as wallets wrap what is no transaction; in hex, with or
 * without the kind of the key before it. An account does not say which kind it is: it is tried.
 *
 * Rejects where `@scure/sr25519` is needed and not installed.
 */
export const verifyPolkadot = async ({ data, message, signature: text }: SignedMessage): Promise<boolean> => {
  const id = accountIdOf(data.accountAddress, parseCaipNetworkId(data.chainId).reference)
  const signature = text.startsWith("0x") ? fromHex(text.slice(2), MAX_SIGNATURE) : undefined
  if (id === undefined || signature === undefined) return false
  const signed = utf8ToBytes(`<Bytes>${message}</Bytes>`)
  const [kind] = signature
  const rest = signature.subarray(1)
  switch (signature.length) {
    case 64:
      return isEd25519(signed, signature, id) || isSr25519(signed, signature, id)
    case 65:
      if (isEcdsa(signed, signature, id)) return true
      if (kind === ED25519) return isEd25519(signed, rest, id)
      return kind === SR25519 && isSr25519(signed, rest, id)
    case 66:
      return kind === ECDSA && isEcdsa(signed, rest, id)
    default:
      return false
  }
}

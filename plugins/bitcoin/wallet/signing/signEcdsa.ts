import { secp256k1 } from "@noble/curves/secp256k1.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { CompactSize } from "@scure/btc-signer"
import { concatBytes } from "@scure/btc-signer/utils.js"
import type { BitcoinAddressType, Holding } from "../state/Holding.ts"
import { privateKeyOf } from "./keyPair.ts"

/** What a message is signed as: with the words before it that keep it from being a transaction, hashed twice. */
export function ecdsaMessageHash(message: Uint8Array): Uint8Array {
  const words = new TextEncoder().encode("Bitcoin Signed Message:\n")
  const sized = (bytes: Uint8Array) => concatBytes(CompactSize.encode(BigInt(bytes.length)), bytes)
  return sha256(sha256(concatBytes(sized(words), sized(message))))
}

// BIP-137 has no header for taproot; wallets that sign with its key take the one of compressed keys.
const bip137Header: Readonly<Record<BitcoinAddressType, number>> = { p2tr: 31, p2sh: 35, p2wpkh: 39 }

/**
 * Signs a message with a bare key: 65 bytes, header, r and s.
 *
 * @param header by the kind of address as in BIP-137, or the one of compressed keys for every kind, as in Bitcoin Core
 */
export function signEcdsa(message: Uint8Array, holding: Holding, header: "bip137" | "core"): Uint8Array {
  const signature = secp256k1.sign(ecdsaMessageHash(message), privateKeyOf(holding), {
    prehash: false,
    format: "recovered"
  })
  const first = header === "core" ? 31 : bip137Header[holding.type]
  return concatBytes(Uint8Array.of(first + signature[0]!), signature.subarray(1))
}

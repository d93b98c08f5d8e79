import { parseCaipNetworkId } from "@latchkey/core"
import { fromBase64, isSameBytes, toBase64 } from "@latchkey/core/chain-kit"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { isBip322 } from "./bip322.ts"
import { bitcoinAddress, scriptOf, type BitcoinAddress } from "./bitcoinAddress.ts"
import { hash160 } from "./hash160.ts"
import { recoverKey } from "./recoverKey.ts"
import type { SignedMessage } from "./SiwxVerifier.ts"

// Of a witness with the longest signature and key: 109 bytes.
const MAX_SIGNATURE = 148
const MAGIC = utf8ToBytes("Bitcoin Signed Message:\n")

const sized = (bytes: Uint8Array): Uint8Array => {
  const { length } = bytes
  const head = length < 253 ? [length] : [253, length & 255, length >> 8]
  return concatBytes(Uint8Array.from(head), bytes)
}

const legacyHash = (message: string): Uint8Array =>
  sha256(sha256(concatBytes(sized(MAGIC), sized(utf8ToBytes(message)))))

/**
 * For which kinds of addresses a header may stand, by BIP-137: four each for a whole key, a compressed one, one inside P2SH
 * and one of P2WPKH. Wallets that sign with the header of compressed keys whatever the address is (UniSat, OKX) have the same
 * key behind it; a whole key has no segwit address.
 */
const kindsOf: ReadonlyArray<ReadonlyArray<BitcoinAddress["kind"]>> = [
  ["p2pkh"],
  ["p2pkh", "p2sh", "p2wpkh"],
  ["p2sh"],
  ["p2wpkh"]
]

/** Whether 65 bytes, a header and an ECDSA signature, are of the key behind an address. */
const isLegacy = (message: string, { kind, program }: BitcoinAddress, signature: Uint8Array): boolean => {
  const header = signature[0]! - 27
  if (kindsOf[header >> 2]?.includes(kind) !== true) return false
  const key = recoverKey(legacyHash(message), signature.subarray(1), header & 3)
  if (key === undefined) return false
  const keyHash = hash160(header < 4 ? key.whole : key.compressed)
  return isSameBytes(kind === "p2sh" ? hash160(scriptOf("p2wpkh", keyHash)) : keyHash, program)
}

/** BIP-322 in its simple form, or the 65 bytes of the signed messages before it; in base64. */
export const verifyBip122 = ({ data, message, signature: text }: SignedMessage): boolean => {
  const address = bitcoinAddress(data.accountAddress, parseCaipNetworkId(data.chainId).reference)
  const signature = fromBase64(text, MAX_SIGNATURE)
  // One text for one signature: no white space, no padding left out.
  if (address === undefined || signature === undefined || toBase64(signature) !== text) return false
  return signature.length === 65
    ? isLegacy(message, address, signature)
    : isBip322(message, address, signature)
}

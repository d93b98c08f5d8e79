import { secp256k1 } from "@noble/curves/secp256k1.js"
import { concatBytes } from "@noble/hashes/utils.js"

/** A public key of secp256k1, in both ways in which it is written. */
export interface RecoveredKey {
  /** 33 bytes. */
  readonly compressed: Uint8Array
  /** 65 bytes. */
  readonly whole: Uint8Array
}

/**
 * The key under which a signature over a hash holds; undefined where there is none, and for one of the two forms that every
 * signature has: the one with the high s, which whoever saw the other can make. Never throws.
 *
 * @param signature r and s, 64 bytes
 * @param recovery which of the keys, 0 to 3
 */
export const recoverKey = (
  hash: Uint8Array,
  signature: Uint8Array,
  recovery: number
): RecoveredKey | undefined => {
  try {
    if (secp256k1.Signature.fromBytes(signature, "compact").hasHighS()) return undefined
    const recoverable = concatBytes(Uint8Array.of(recovery), signature)
    const key = secp256k1.recoverPublicKey(recoverable, hash, { prehash: false })
    const point = secp256k1.Point.fromBytes(key)
    return { compressed: point.toBytes(true), whole: point.toBytes(false) }
  } catch {
    return undefined
  }
}

import { ed25519 } from "@noble/curves/ed25519"
import { hkdf } from "@noble/hashes/hkdf"
import { sha256 } from "@noble/hashes/sha2"
import { fromBase64Url, toBase64Url } from "../vault/bytes.ts"

/** What an owner proves by that a wallet is theirs; it signs nothing of any chain. */
export interface OwnerKey {
  /** What the server checks with, base64url of 32 bytes. */
  readonly verifier: string
  /** Base64url of a signature by Ed25519. */
  readonly sign: (message: Uint8Array) => string
  readonly isSigned: (message: Uint8Array, signature: string) => boolean
}

/**
 * The owner's key of a wallet, made of its entropy: whoever can open the wallet has it, on each device and after each new recovery
 * code, and nobody else does.
 */
export const ownerKeyOf = (entropy: Uint8Array, account: string): OwnerKey => {
  const seed = hkdf(sha256, entropy, new TextEncoder().encode(account), "latchkey embedded owner 1", 32)
  return {
    verifier: toBase64Url(ed25519.getPublicKey(seed)),
    sign: (message) => toBase64Url(ed25519.sign(message, seed)),
    isSigned: (message, signature) => {
      const bytes = fromBase64Url(signature)
      return bytes?.length === 64 && ed25519.verify(bytes, message, ed25519.getPublicKey(seed))
    }
  }
}

import { Buffer } from "node:buffer"
import { createPublicKey, type KeyObject } from "node:crypto"

/** What a passkey's signatures are checked with: a key, and the digest that its kind signs (null for Ed25519, which has its own). */
export interface PublicKey {
  readonly key: KeyObject
  readonly digest: "sha256" | null
}

/** Reads a public key as browsers give it, base64url of SPKI; undefined where it is none that the frame asks for: ES256, RS256, EdDSA. */
export const readPublicKey = (text: string): PublicKey | undefined => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, "base64url"), format: "der", type: "spki" })
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
    if (type === "ed25519") return { key, digest: null }
    if (type === "ec" && details?.namedCurve === "prime256v1") return { key, digest: "sha256" }
    return type === "rsa" && (details?.modulusLength ?? 0) >= 2_048 ? { key, digest: "sha256" } : undefined
  } catch {
    // No key at all.
    return undefined
  }
}

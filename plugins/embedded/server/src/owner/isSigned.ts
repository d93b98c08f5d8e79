import { createPublicKey, verify } from "node:crypto"

/** Whether a signature, base64url, is one by Ed25519 of that key: base64url of 32 bytes. */
export const isSigned = (verifier: string, message: Uint8Array, signature: string): boolean => {
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: verifier }, format: "jwk" })
    return verify(null, message, key, Buffer.from(signature, "base64url"))
  } catch {
    return false
  }
}

import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto"

/** A new key of secp256k1: PKCS#8 in Base64. */
export const makeKey = (): string =>
  generateKeyPairSync("ec", { namedCurve: "secp256k1" })
    .privateKey.export({ type: "pkcs8", format: "der" })
    .toString("base64")

/** The public key of a key, without compression: 65 bytes. */
export const publicKeyOf = (privateKey: string): `0x${string}` => {
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), type: "pkcs8", format: "der" })
  const { x = "", y = "" } = createPublicKey(key).export({ format: "jwk" })
  const hex = [x, y].map((part) => Buffer.from(part, "base64url").toString("hex").padStart(64, "0"))
  return `0x04${hex.join("")}`
}

import { Buffer } from "node:buffer"
import { createHash, verify } from "node:crypto"
import { readPublicKey } from "./readPublicKey.ts"

const [PRESENT, VERIFIED] = [1, 4]
const RP_HASH_BYTES = 32
/** Of authenticator data without anything behind: the hash of the host, flags, and a counter of four bytes. */
const LEAST_BYTES = RP_HASH_BYTES + 5

/** What an authenticator has signed, as a browser gives it: base64url each. */
export interface Assertion {
  readonly authenticatorData: string
  readonly clientData: string
  readonly signature: string
}

/** What it must have been signed for. */
export interface Expected {
  /** Base64url of SPKI. */
  readonly publicKey: string
  readonly challenge: string
  /** Origin of the frame; its host is the relying party's id. */
  readonly origin: string
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest()

const readClientData = (bytes: Uint8Array): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"))
    return typeof read === "object" && read !== null ? (read as Readonly<Record<string, unknown>>) : {}
  } catch {
    // Said by nobody, then.
    return {}
  }
}

/**
 * Whether a passkey's owner was there, and verified, when it signed that challenge for that origin (WebAuthn, 7.2). The counter is
 * not looked at: passkeys that are kept by several devices have none.
 */
export const isAsserted = (
  { authenticatorData, clientData, signature }: Assertion,
  { publicKey, challenge, origin }: Expected
): boolean => {
  const known = readPublicKey(publicKey)
  const [data, client] = [Buffer.from(authenticatorData, "base64url"), Buffer.from(clientData, "base64url")]
  if (known === undefined || data.length < LEAST_BYTES) return false
  const said = readClientData(client)
  const flags = data[RP_HASH_BYTES] ?? 0
  return (
    said["type"] === "webauthn.get" &&
    said["challenge"] === Buffer.from(challenge).toString("base64url") &&
    said["origin"] === origin &&
    sha256(new URL(origin).hostname).equals(data.subarray(0, RP_HASH_BYTES)) &&
    (flags & PRESENT) !== 0 &&
    (flags & VERIFIED) !== 0 &&
    verify(
      known.digest,
      Buffer.concat([data, sha256(client)]),
      known.key,
      Buffer.from(signature, "base64url")
    )
  )
}

import { ed25519 } from "@noble/curves/ed25519"
import { hkdf } from "@noble/hashes/hkdf"
import { sha256 } from "@noble/hashes/sha2"
import { rescueMessage } from "../../src/owner/ownerMessage.ts"
import { toBase64Url, type Bytes } from "../vault/bytes.ts"

const seedOf = (half: Bytes) => hkdf(sha256, half, undefined, "latchkey embedded rescue 1", 32)

/** What the server checks a recovery code with where nothing else signs in; it says nothing of the code, which has 120 random bits. */
export const rescueVerifierOf = (half: Bytes): string => toBase64Url(ed25519.getPublicKey(seedOf(half)))

/** What signs in by a recovery code. */
export const rescueProof = (half: Bytes, challenge: string) => ({
  verifier: rescueVerifierOf(half),
  challenge,
  signature: toBase64Url(ed25519.sign(rescueMessage(challenge), seedOf(half)))
})

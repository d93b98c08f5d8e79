import { ripemd160 } from "@noble/hashes/legacy.js"
import { sha256 } from "@noble/hashes/sha2.js"

/** What addresses of Bitcoin and Cosmos write of a key or a script: RIPEMD-160 of its SHA-256, 20 bytes. */
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

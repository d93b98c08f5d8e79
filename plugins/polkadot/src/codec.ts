import { blake2b } from "./blake2b.ts"
import { decodeSignature, toSigningError } from "./capability/signing.ts"
import { toHex } from "./hexadecimal.ts"
import { decodeSs58, isSameAccount } from "./Ss58Address.ts"

/**
 * What the engine part has and the parts that load later need. It is handed to them: a module that two chunks import
 * would be a chunk of its own, loaded with the engine, and cost more than it holds.
 */
export const codec = { blake2b, decodeSignature, decodeSs58, isSameAccount, toHex, toSigningError }

/** See `codec`. */
export type Codec = typeof codec

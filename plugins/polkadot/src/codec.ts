import { blake2b } from "./blake2b.ts"
import { decodeSs58, encodeSs58, isSameAccount, parseAddress } from "./Ss58Address.ts"

/**
 * What the engine part has and the parts that load later need. It is handed to them: a module that three chunks import
 * would be a chunk of its own, loaded with the engine, and cost more than it holds.
 */
export const codec = { blake2b, decodeSs58, encodeSs58, isSameAccount, parseAddress }

/** See `codec`. */
export type Codec = typeof codec

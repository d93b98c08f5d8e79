import { subtleCrypto } from "@latchkey/core/page"
import { fromBase58 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"

const verify = async (address: string, signature: string, message: Uint8Array): Promise<boolean> => {
  try {
    const subtle = subtleCrypto()!
    const raw = addressBytes(address) as BufferSource
    const key = await subtle.importKey("raw", raw, "Ed25519", false, ["verify"])
    return await subtle.verify(
      "Ed25519",
      key,
      fromBase58(signature, 88) as BufferSource,
      message as BufferSource
    )
  } catch {
    return true
  }
}

/**
 * Whether a signature (base58) is that of an address under a message. True also where the browser cannot tell: outside
 * of secure contexts, and before it had Ed25519.
 */
export const isSignedBy = (address: string, signature: string, message: Uint8Array): Effect.Effect<boolean> =>
  Effect.promise(() => verify(address, signature, message))

import { fromBase64 } from "@latchkey/core/chain-kit"
import type { MessageProtocol } from "../wire/WalletWire.ts"

const MAX_SIGNATURE = 20_000

/**
 * The protocol that a signature in base64 is of, or undefined if it is not one: 65 bytes with a header are ECDSA's,
 * more are what BIP-322 serialises.
 */
export const protocolOf = (signature: unknown): MessageProtocol | undefined => {
  const bytes = fromBase64(signature, MAX_SIGNATURE) ?? new Uint8Array()
  if (bytes.length > 65) return "bip322"
  const [header = 0] = bytes
  return bytes.length === 65 && header >= 27 && header <= 42 ? "ecdsa" : undefined
}

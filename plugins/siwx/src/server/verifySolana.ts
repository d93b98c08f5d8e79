import { fromBase58 } from "@latchkey/core/chain-kit"
import { ed25519 } from "@noble/curves/ed25519.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import type { SignedMessage } from "./SiwxVerifier.ts"

/** Ed25519 over the text, the signature in base58. Keys of small order, which sign anything, are refused. */
export const verifySolana = ({ data, message, signature: text }: SignedMessage): boolean => {
  const key = fromBase58(data.accountAddress, 44)
  const signature = fromBase58(text, 100)
  if (key?.length !== 32 || signature?.length !== 64) return false
  try {
    return (
      !ed25519.Point.fromBytes(key).isSmallOrder() &&
      ed25519.verify(signature, utf8ToBytes(message), key, { zip215: false })
    )
  } catch {
    return false
  }
}

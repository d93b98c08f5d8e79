import { fromBase64, readField } from "@latchkey/core/chain-kit"
import { MAX_TRANSACTION, readTransaction } from "../provider/WireTransaction.ts"

/**
 * What the sender is to sign, in a request: the message of its transaction. Undefined for anything but the parameters of
 * `solana_signTransaction`, for the one account that signs. Never throws.
 */
export const decodeRequest = (request: object): Uint8Array | undefined => {
  const bytes = fromBase64(readField(request, "transaction"), Math.ceil(MAX_TRANSACTION / 3) * 4)
  const transaction = bytes && readTransaction(bytes)
  const isWhole = Object.keys(request).every((key) => key === "transaction" || key === "pubkey")
  return isWhole &&
    transaction?.signers.length === 1 &&
    transaction.signers[0] === readField(request, "pubkey")
    ? transaction.message
    : undefined
}

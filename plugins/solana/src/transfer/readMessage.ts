import { fromBase64, readPath } from "@latchkey/core/chain-kit"
import type { NodeReadError, RpcReader } from "@latchkey/core/chain-kit/effect"
import type * as Effect from "effect/Effect"
import { MAX_TRANSACTION, readTransaction, signatureOf } from "../provider/WireTransaction.ts"
import { CONFIRMED } from "./readChain.ts"

/** What a sender signed with the transaction of a signature, which is in a block. */
export const readMessage = (
  { read }: RpcReader,
  hash: string,
  sender: string
): Effect.Effect<Uint8Array, NodeReadError> =>
  read(
    "getTransaction",
    [hash, { ...CONFIRMED, encoding: "base64", maxSupportedTransactionVersion: 0 }],
    "a transaction",
    (answer) => {
      const encoded = readPath(answer, "transaction.0")
      const bytes = fromBase64(encoded, Math.ceil(MAX_TRANSACTION / 3) * 4)
      const transaction = bytes && readTransaction(bytes)
      return transaction && signatureOf(transaction, sender) === hash ? transaction.message : undefined
    }
  )

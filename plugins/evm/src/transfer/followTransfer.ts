import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeCall } from "../api/replayRevert.ts"
import { waitForTransaction } from "../api/waitForTransaction.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader } from "./ChainReader.ts"
import { decodeTransferCall, encodeCall } from "./TransferCall.ts"

const unknown: TransferOutcome = { status: "unknown" }

/** Whether the transaction of a hash is the transfer: a wallet may give another's. */
const isThatTransfer = ({ read }: ChainReader, hash: string, { request }: PreparedTransfer) => {
  const facts = decodeTransferCall(request)
  return Effect.map(
    read("eth_getTransactionByHash", [hash], "a transaction", decodeCall(hash)),
    ({ from, to, data, value }) => {
      const call = facts && encodeCall(facts)
      return (
        call !== undefined &&
        from === call.from &&
        to === call.to &&
        data.toLowerCase() === call.data.toLowerCase() &&
        decodeQuantity(value) === decodeQuantity(call.value)
      )
    }
  )
}

/** See `Transfers.follow`. */
export const followTransfer = (reader: ChainReader, transfer: PreparedTransfer, hash: string) =>
  waitForTransaction(reader.raw, { hash }).pipe(
    Effect.map((): TransferOutcome => ({ status: "success" })),
    Effect.catch((error) =>
      error._tag === "TransactionRevertedError"
        ? Effect.succeed<TransferOutcome>({
            status: "failed",
            ...(error.details.reason === undefined ? {} : { reason: error.details.reason })
          })
        : error._tag === "TransactionPendingError"
          ? Effect.succeed(unknown)
          : Effect.fail(error)
    ),
    Effect.flatMap((outcome) =>
      outcome.status === "unknown"
        ? Effect.succeed(outcome)
        : Effect.map(
            Effect.catch(isThatTransfer(reader, hash, transfer), () => Effect.succeed(false)),
            (isIt) => (isIt ? outcome : unknown)
          )
    )
  )

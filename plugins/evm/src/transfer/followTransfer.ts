import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeCall } from "../api/replayRevert.ts"
import { waitForTransaction } from "../api/waitForTransaction.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader } from "./ChainReader.ts"
import type { PlainCall } from "./TransactionRequest.ts"
import { decodeTransferCall, encodeCall } from "./TransferCall.ts"

const unknown: TransferOutcome = { status: "unknown" }

/** Whether the transaction of a hash makes the call: a wallet may give another's. */
const isThatCall = ({ read }: ChainReader, hash: string, call: PlainCall | undefined) =>
  Effect.map(
    read("eth_getTransactionByHash", [hash], "a transaction", decodeCall(hash)),
    ({ from, to, data, value }) =>
      call !== undefined &&
      from === call.from &&
      to === call.to &&
      data.toLowerCase() === call.data.toLowerCase() &&
      decodeQuantity(value) === decodeQuantity(call.value)
  )

/** What became of the transaction of a hash, whatever it was. Fails: as reading does. */
export const outcomeOf = (reader: ChainReader, hash: string) =>
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
    )
  )

/** The same; `success` and `failed` only where it makes the call. */
export const followCall = (reader: ChainReader, call: PlainCall | undefined, hash: string) =>
  Effect.flatMap(outcomeOf(reader, hash), (outcome) =>
    outcome.status === "unknown"
      ? Effect.succeed(outcome)
      : Effect.map(
          Effect.catch(isThatCall(reader, hash, call), () => Effect.succeed(false)),
          (isIt) => (isIt ? outcome : unknown)
        )
  )

/** See `Transfers.follow`. */
export const followTransfer = (reader: ChainReader, { request }: PreparedTransfer, hash: string) => {
  const facts = decodeTransferCall(request)
  return followCall(reader, facts && encodeCall(facts), hash)
}

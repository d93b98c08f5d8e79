import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeCall } from "../api/replayRevert.ts"
import { waitForTransaction } from "../api/waitForTransaction.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader } from "./ChainReader.ts"
import { readMoved } from "./readMoved.ts"
import type { PlainCall } from "./TransactionRequest.ts"
import { decodeTransferCall, encodeCall } from "./TransferCall.ts"
import { followSponsored } from "../payer/followSponsored.ts"
import { isEntryPoint, operationOutcome } from "./userOperations.ts"

const unknown: TransferOutcome = { status: "unknown" }
const pending: TransferOutcome = { status: "pending" }

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
          ? Effect.succeed(pending)
          : Effect.fail(error)
    )
  )

const withMoved = (...given: Parameters<typeof readMoved>) =>
  Effect.map(readMoved(...given), (told): TransferOutcome => ({ status: "success", ...told }))

/** What became of a call in the transaction of a hash, which may be another's: `unknown` where it does not make the call. */
const outcomeIn = (
  reader: ChainReader,
  hash: string,
  call: PlainCall,
  outcome: TransferOutcome,
  receiver: string | undefined
) =>
  Effect.gen(function* () {
    const { read } = reader
    const { from, to, data, value } = call
    const made = yield* read("eth_getTransactionByHash", [hash], "a transaction", decodeCall(hash))
    const isIt =
      made.from === from &&
      made.to === to &&
      made.data.toLowerCase() === data.toLowerCase() &&
      decodeQuantity(made.value) === decodeQuantity(value)
    if (isIt)
      return outcome.status === "success" ? yield* withMoved(reader, hash, call, false, receiver) : outcome
    if (!isEntryPoint(made.to)) return unknown
    // The account is a contract: a bundler carries out what it signed.
    const receipt = yield* read("eth_getTransactionReceipt", [hash], "a receipt", (told) => told ?? undefined)
    const status = operationOutcome(made, receipt, call)
    if (status === "success") return yield* withMoved(reader, hash, call, true, receiver)
    return status === undefined ? unknown : { status }
  })

/** What the wallet told of it, and who is asked for more. */
export interface Followed {
  readonly hash: string
  readonly callsId?: string | undefined
  readonly provider?: unknown
  /** Somebody else whose part of what was moved is told. */
  readonly receiver?: string | undefined
}

/** The same; `success` and `failed` only where it makes the call. */
export const followCall = (
  reader: ChainReader,
  call: PlainCall | undefined,
  { hash, callsId, provider, receiver }: Followed
) =>
  callsId !== undefined && call !== undefined
    ? followSponsored(reader, provider, { call, id: callsId })
    : followByHash(reader, call, hash, receiver)

const followByHash = (
  reader: ChainReader,
  call: PlainCall | undefined,
  hash: string,
  receiver: string | undefined
) =>
  Effect.flatMap(outcomeOf(reader, hash), (outcome) =>
    outcome.status === "pending"
      ? Effect.succeed(pending)
      : call === undefined
        ? Effect.succeed(unknown)
        : Effect.catch(outcomeIn(reader, hash.toLowerCase(), call, outcome, receiver), () =>
            Effect.succeed(unknown)
          )
  )

/** See `Transfers.follow`. */
export const followTransfer = (reader: ChainReader, { request }: PreparedTransfer, followed: Followed) => {
  const facts = decodeTransferCall(request)
  return followCall(reader, facts && encodeCall(facts), followed)
}

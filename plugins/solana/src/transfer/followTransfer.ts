import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import { sleep, type RpcReader, type NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { failureReason } from "../failureReason.ts"
import { waitForSignature } from "../api/waitForSignature.ts"
import { readMessage } from "./readMessage.ts"
import { resend, type SignedTransfers } from "./resend.ts"
import { decodeOwnTransfer, decodeTransfer, isSameTransfer } from "./TransferMessage.ts"
import { decodeRequest } from "./TransferRequest.ts"

/** What `waitForSignature` tells as the node's own JSON. */
const inWords = (reason: string): string => attempt(() => failureReason(JSON.parse(reason))) ?? reason

const unknown: TransferOutcome = { status: "unknown" }
const TRIES = 5

/** Whether the transaction of a hash is the transfer: a wallet may give another's, and may have changed it. */
const isThatTransfer = (
  reader: RpcReader,
  hash: string,
  transfer: PreparedTransfer
): Effect.Effect<boolean, NodeReadError> => {
  const wanted = decodeRequest(transfer.request)
  const shown = wanted && decodeOwnTransfer(wanted)?.facts
  return Effect.map(readMessage(reader, hash, transfer.sender), (message) => {
    const done = decodeTransfer(message)
    return shown !== undefined && done !== undefined && isSameTransfer(done, shown)
  })
}

/** A node may know of a block a little before it can show what is in it. */
const inTime = <A, E>(look: Effect.Effect<A, E>, tries = TRIES): Effect.Effect<A, E> =>
  Effect.catch(look, (error) =>
    tries <= 1 ? Effect.fail(error) : Effect.andThen(sleep(1_000), inTime(look, tries - 1))
  )

/** See `Transfers.follow`. */
export const followTransfer = (
  reader: RpcReader,
  transfer: PreparedTransfer,
  hash: string,
  signed: SignedTransfers = new Map()
) => followSignature(reader, hash, isThatTransfer(reader, hash, transfer), signed)

/** Waits for a signature, and says what became of it where `isIt` finds that its transaction is the one that was asked for. */
export const followSignature = <E>(
  reader: RpcReader,
  hash: string,
  isIt: Effect.Effect<boolean, E>,
  signed: SignedTransfers
) => {
  let looks = 0
  // It was sent right before the first look; then every other second.
  const again = Effect.suspend(() => (looks++ % 2 === 1 ? resend(reader, hash, signed) : Effect.void))
  return waitForSignature(
    {
      networkId: reader.network.caipNetworkId,
      read: (method, params, decode) => Effect.andThen(again, reader.read(method, params, method, decode))
    },
    { signature: hash }
  ).pipe(
    Effect.map((): TransferOutcome => ({ status: "success" })),
    Effect.catch((error) =>
      error._tag === "TransactionFailedError"
        ? Effect.succeed<TransferOutcome>({ status: "failed", reason: inWords(error.details.reason) })
        : error._tag === "TransactionPendingError"
          ? Effect.succeed<TransferOutcome>({ status: "pending" })
          : Effect.fail(error)
    ),
    Effect.flatMap((outcome): Effect.Effect<TransferOutcome> =>
      outcome.status === "pending"
        ? Effect.succeed(outcome)
        : Effect.map(
            Effect.catch(inTime(isIt), () => Effect.succeed(false)),
            (isThat) => (isThat ? outcome : unknown)
          )
    )
  )
}

import { plainText } from "@latchkey/core"
import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import { sleep, type RpcReader, type NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { hashBytes, readIncluded, type Included } from "./readIncluded.ts"
import { decodeTransaction, hashTransaction } from "./Transaction.ts"
import { decodeTransferDoc } from "./TransferDoc.ts"

const unknown: TransferOutcome = { status: "unknown" }
const pending: TransferOutcome = { status: "pending" }
const PAUSE = 1_500
/** For half a minute. */
const TRIES = 20
/** Waits until a transaction is in a block; undefined where it is not in time, or no node tells. */
const waitFor = (
  reader: RpcReader,
  hash: Uint8Array,
  tries = TRIES
): Effect.Effect<Included | undefined, NodeReadError> =>
  Effect.catch(readIncluded(reader, hash), (error) =>
    // What has no URL will have none.
    error._tag === "RpcUrlMissingError"
      ? Effect.fail(error)
      : tries <= 1
        ? Effect.succeed(undefined)
        : Effect.andThen(sleep(PAUSE), waitFor(reader, hash, tries - 1))
  )

/** See `Transfers.follow`. */
export const followTransfer = (
  reader: RpcReader,
  { request }: PreparedTransfer,
  hash: string
): Effect.Effect<TransferOutcome, NodeReadError> =>
  Effect.gen(function* () {
    const shown = decodeTransferDoc(request)
    const bytes = hashBytes(hash)
    if (shown === undefined || bytes === undefined) return unknown
    const included = yield* waitFor(reader, bytes)
    if (included === undefined) return pending
    const does = decodeTransaction(included.bytes)
    const real = yield* Effect.promise(() => hashTransaction(included.bytes))
    const isIt =
      does !== undefined &&
      real === hash.toUpperCase() &&
      does.sender === shown.sender &&
      does.receiver === shown.receiver &&
      does.denom === shown.denom &&
      does.value === shown.value &&
      does.memo === shown.memo
    if (!isIt) return unknown
    if (included.code === 0) return { status: "success" }
    return typeof included.log === "string" && included.log !== ""
      ? { status: "failed", reason: plainText(included.log, 300) }
      : { status: "failed" }
  })

import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import { sleep } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { SignerPayload } from "../PolkadotApi.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { isTransferOf } from "./checkTransfer.ts"
import { findBlock, readHash, readIncluded, readNonceAt } from "./readBlock.ts"
import { readHead } from "./readChain.ts"
import { decodePayload } from "./TransferPayload.ts"

const unknown: TransferOutcome = { status: "unknown" }
const PAUSE = 2_000
/** For half a minute. */
const TRIES = 15

/** See `Transfers.follow`. */
export const followTransfer = (
  reader: ChainReader,
  shown: PreparedTransfer,
  hash: string
): Effect.Effect<TransferOutcome, ReadError> =>
  Effect.gen(function* () {
    const facts = decodePayload(shown.request)
    if (facts === undefined) return unknown
    const { sender, nonce } = facts
    const from = Number((shown.request as SignerPayload).blockNumber)
    for (let tries = 0; tries < TRIES; tries++) {
      const head = yield* readHead(reader)
      // A block whose state is not there yet is asked for again.
      const sent = yield* Effect.catch(readNonceAt(reader, sender, head.hash), () => Effect.succeed(nonce))
      if (sent > nonce) {
        const block = yield* findBlock(reader, sender, nonce, from, head.number)
        const found = yield* readIncluded(
          reader,
          yield* readHash(reader, block),
          (extrinsic) => extrinsic.hash === hash.toLowerCase()
        )
        return found !== "none" &&
          found.method === (shown.request as SignerPayload).method &&
          isTransferOf(reader, { ...facts, sender: found.signer }, shown)
          ? found.outcome
          : unknown
      }
      yield* sleep(PAUSE)
    }
    // That no block takes it any more is told by the final chain.
    return { status: "pending" }
  })

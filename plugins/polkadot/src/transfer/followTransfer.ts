import type { PreparedTransfer, TransferOutcome } from "@latchkey/core/effect"
import { sleep } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { SignerPayload } from "../PolkadotApi.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { isTransferOf } from "./checkTransfer.ts"
import { nameFailure } from "./nameFailure.ts"
import { readHead } from "./readChain.ts"
import { decodePayload, LIFE, type TransferFacts } from "./TransferPayload.ts"

const unknown: TransferOutcome = { status: "unknown" }
const PAUSE = 2_000
/** For half a minute. */
const TRIES = 15

interface Count {
  readonly toBigInt: () => bigint
}

/** How many transactions of an account a block and those before it have. */
const readNonceAt = ({ api, read }: ChainReader, sender: string, block: string) =>
  read("a transaction count", async () => {
    const then = await api.at(block)
    const info = (await then.query["system"]!["account"]!(sender)) as unknown as { readonly nonce: Count }
    return info.nonce.toBigInt()
  })

const readHash = ({ api, read }: ChainReader, number: number) =>
  read("a block", async () => (await api.rpc.chain.getBlockHash(number)).toHex())

/** The first block after `from` with which the account has sent more than `nonce`, which it has with the block `to`. */
const findBlock = (
  reader: ChainReader,
  sender: string,
  nonce: bigint,
  from: number,
  to: number
): Effect.Effect<string, ReadError> =>
  Effect.gen(function* () {
    let [before, after] = [from, to]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      const sent = yield* readNonceAt(reader, sender, yield* readHash(reader, middle))
      if (sent > nonce) after = middle
      else before = middle
    }
    return yield* readHash(reader, after)
  })

/** What became of a transaction in a block; unknown where it is not there. */
const readOutcome = (
  reader: ChainReader,
  block: string,
  hash: string,
  facts: TransferFacts,
  shown: PreparedTransfer
) =>
  reader.read("a block", async (): Promise<TransferOutcome> => {
    const { api } = reader
    const then = await api.at(block)
    const [
      {
        block: { extrinsics }
      },
      events
    ] = await Promise.all([api.rpc.chain.getBlock(block), then.query["system"]!["events"]!()])
    const index = extrinsics.findIndex((extrinsic) => extrinsic.hash.toHex() === hash)
    const extrinsic = extrinsics[index]
    const isIt =
      extrinsic?.method.toHex() === (shown.request as SignerPayload).method &&
      isTransferOf(reader, { ...facts, sender: extrinsic.signer.toString() }, shown)
    if (!isIt) return unknown
    const own = (events as unknown as ReadonlyArray<any>).filter(
      ({ phase }) => phase.isApplyExtrinsic && phase.asApplyExtrinsic.toNumber() === index
    )
    const system = (method: string) =>
      own.find(({ event }) => event.section === "system" && event.method === method)
    if (system("ExtrinsicSuccess") !== undefined) return { status: "success" }
    const failure = system("ExtrinsicFailed")
    return failure === undefined ? unknown : { status: "failed", ...nameFailure(api, failure.event.data[0]) }
  })

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
    let latest = from
    for (let tries = 0; tries < TRIES; tries++) {
      const head = yield* readHead(reader)
      latest = head.number
      // A block whose state is not there yet is asked for again.
      const sent = yield* Effect.catch(readNonceAt(reader, sender, head.hash), () => Effect.succeed(nonce))
      if (sent > nonce) {
        const block = yield* findBlock(reader, sender, nonce, from, head.number)
        return yield* readOutcome(reader, block, hash.toLowerCase(), facts, shown)
      }
      yield* sleep(PAUSE)
    }
    // No block takes it any more once its era is over.
    return latest <= from + LIFE ? { status: "pending" } : unknown
  })

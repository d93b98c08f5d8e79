import type { JsonRpc, TransactionQuery, TransactionSight, TransactionTracker } from "@latchkey/core/effect"
import { nodesOf, readField, readPath } from "@latchkey/core/chain-kit"
import { askEachNode, rpcReader, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSignature } from "../capability/signing.ts"
import { failureReason } from "../failureReason.ts"
import type { SolanaOptions } from "../SolanaApi.ts"
import { digestOf } from "./digestOf.ts"
import { CONFIRMED, decodeCount } from "./readChain.ts"
import { readMessage } from "./readMessage.ts"
import { resend, type SignedTransfers } from "./resend.ts"
import { decodeTransfer } from "./TransferMessage.ts"

/** For so many blocks a blockhash is good, twice: what a wallet chose is no younger than its answer, and nodes are behind one another. */
const LIFE = 300n
/** So many blocks nodes remember, whatever they have thrown away. */
const REMEMBERED = 5_000n
/** As many of an account's transactions are looked at, at most. */
const MOST_LISTED = 100
const MOST_READ = 20

const absent: TransactionSight = { status: "absent" }

/** How a transaction is in the chain. */
interface Status {
  readonly depth: "processed" | "confirmed" | "finalized"
  readonly failure: unknown
}

const decodeStatus = (told: unknown): Status | undefined => {
  const depth = readField(told, "confirmationStatus")
  return depth === "processed" || depth === "confirmed" || depth === "finalized"
    ? { depth, failure: readField(told, "err") ?? undefined }
    : undefined
}

/** What a node tells of a signature, and the slot that it was at. */
const readStatus = ({ read }: RpcReader, hash: string) =>
  read("getSignatureStatuses", [[hash], { searchTransactionHistory: true }], "a status", (answer) => {
    const list = readField(answer, "value")
    const slot = decodeCount(readPath(answer, "context.slot"))
    const told: unknown = Array.isArray(list) && list.length === 1 ? list[0] : undefined
    const status = told === null ? ("none" as const) : decodeStatus(told)
    return status === undefined ? undefined : { status, slot }
  })

/** A number of the order, as it was written down; undefined where it is none. */
const numberIn = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined

const sightOf = ({ depth, failure }: Status, hash: string): TransactionSight =>
  depth === "processed"
    ? { status: "pending", hash }
    : {
        status: failure === undefined ? "confirmed" : "failed",
        hash,
        isFinal: depth === "finalized",
        ...(failure === undefined ? {} : { reason: failureReason(failure) })
      }

/** Whether the transaction of a signature does what was asked for: a wallet may tell another's, and may have changed it. */
const isAsked = (reader: RpcReader, hash: string, { account, digest }: TransactionQuery) =>
  Effect.flatMap(readMessage(reader, hash, account), (message) => {
    const facts = decodeTransfer(message)
    return facts === undefined
      ? Effect.succeed(false)
      : Effect.map(digestOf(facts), (does) => does === digest)
  })

/**
 * Whether a node is certain that no block took a transaction, and none will: its final chain is past the last block, it still knows of
 * none of that signature, at that depth and not behind it, and it remembers all since the wallet was asked.
 */
const isOver = (reader: RpcReader, hash: string, lastBlock: bigint, asked: bigint | undefined) =>
  Effect.gen(function* () {
    const final = yield* reader.read(
      "getEpochInfo",
      [{ commitment: "finalized" }],
      "a block height",
      (answer) => {
        const height = decodeCount(readField(answer, "blockHeight"))
        const slot = decodeCount(readField(answer, "absoluteSlot"))
        return height === undefined || slot === undefined ? undefined : { height, slot }
      }
    )
    if (final.height <= lastBlock) return false
    const { status, slot } = yield* readStatus(reader, hash)
    if (status !== "none" || slot === undefined || slot < final.slot) return false
    if (final.height - lastBlock < REMEMBERED) return true
    const first = yield* reader.read("getFirstAvailableBlock", [], "the first block", decodeCount)
    return asked !== undefined && first <= asked
  })

/**
 * What became of a transaction: by its signature how deep it is in the chain, over all nodes that may be read. One that no node knows is
 * handed to the network again where this page has what the wallet signed, and is dropped once the last block that takes it is past for good.
 * One whose signature nobody told is looked for among those of its account since the wallet was asked, by what it does.
 */
export const makeTracker = (
  rpc: JsonRpc["Service"],
  options: SolanaOptions,
  signed: SignedTransfers
): TransactionTracker => {
  const lookFor = (readers: ReadonlyArray<RpcReader>, hash: string, query: TransactionQuery) =>
    Effect.gen(function* () {
      const { order = {}, digest } = query
      const { known, without } = yield* askEachNode(readers, (reader) =>
        Effect.map(readStatus(reader, hash), ({ status }) =>
          status === "none" ? status : { status, reader }
        )
      )
      if (known !== undefined) {
        const sight = sightOf(known.status, hash)
        return sight.status === "pending" ||
          digest === undefined ||
          (yield* isAsked(known.reader, hash, query))
          ? sight
          : absent
      }
      const [first] = without
      if (first !== undefined) yield* resend(first, hash, signed)
      const lastBlock = signed.get(hash)?.lastBlock ?? numberIn(order["lastBlock"])
      if (lastBlock === undefined) {
        if (first === undefined || order["blockhash"] === undefined) return absent
        // The wallet may have chosen another blockhash: no younger than what it is asked now.
        const now = yield* first.read(
          "getBlockHeight",
          [{ commitment: "processed" }],
          "a block height",
          decodeCount
        )
        const sight: TransactionSight = {
          status: "pending",
          order: { ...order, lastBlock: String(now + LIFE) }
        }
        return sight
      }
      for (const reader of without)
        if (!(yield* isOver(reader, hash, lastBlock, numberIn(order["slot"])))) return absent
      const dropped: TransactionSight = { status: without.length === 0 ? "absent" : "dropped" }
      return dropped
    })

  const findLost = (reader: RpcReader, query: TransactionQuery) =>
    Effect.gen(function* () {
      const asked = numberIn(query.order?.["slot"])
      if (asked === undefined || query.digest === undefined) return absent
      const listed = yield* reader.read(
        "getSignaturesForAddress",
        [query.account, { ...CONFIRMED, limit: MOST_LISTED }],
        "transactions",
        (answer) =>
          Array.isArray(answer)
            ? answer.flatMap((entry: unknown) => {
                const hash = decodeSignature(entry)
                const slot = decodeCount(readField(entry, "slot"))
                const status = decodeStatus(entry)
                return hash === undefined || slot === undefined || status === undefined
                  ? []
                  : [{ hash, slot, status }]
              })
            : undefined
      )
      const since = listed.filter(({ hash, slot }) => slot >= asked && !query.others.includes(hash))
      // The wallet's answer is as old as the question: the oldest first.
      for (const { hash, status } of since.toReversed().slice(0, MOST_READ))
        if (yield* Effect.catch(isAsked(reader, hash, query), () => Effect.succeed(false)))
          return sightOf(status, hash)
      return absent
    })

  return {
    look: (query) => {
      const readers = nodesOf(query.network, options).map((node) => rpcReader(rpc, options, node))
      const { hash } = query
      return hash === undefined
        ? Effect.flatMap(
            askEachNode(readers, (reader) =>
              Effect.map(findLost(reader, query), (sight) => (sight === absent ? ("none" as const) : sight))
            ),
            ({ known = absent }) => Effect.succeed(known)
          )
        : lookFor(readers, hash, query)
    }
  }
}

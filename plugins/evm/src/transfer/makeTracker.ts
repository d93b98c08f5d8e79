import {
  lazyPart,
  type CallsReport,
  type JsonRpc,
  type TransactionSight,
  type TransactionTracker
} from "@latchkey/core/effect"
import { nodesOf, readField, type ReadOptions } from "@latchkey/core/chain-kit"
import { askEachNode } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { reportCalls } from "../call/wallet/reportCalls.ts"
import { decodeQuantity } from "../Quantity.ts"
import { chainReader, type ChainReader } from "./ChainReader.ts"
import { readCount } from "./checkTransfer.ts"
import { findByNonce } from "./findByNonce.ts"

/** How many blocks on top of its own no reorganisation takes back. */
const DEEP = 12n

const absent: TransactionSight = { status: "absent" }

/** A number of the order, as it was written down; undefined where it is none. */
const numberIn = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,20}$/.test(text) ? BigInt(text) : undefined

const isOf = (hash: string, told: unknown): boolean =>
  typeof told === "string" && told.toLowerCase() === hash.toLowerCase()

/** In which block it is and how it ended; "none" where the node knows of no receipt. */
const decodeReceipt = (hash: string) => (receipt: unknown) => {
  if (receipt === null) return "none" as const
  const block = decodeQuantity(readField(receipt, "blockNumber"))
  const status = decodeQuantity(readField(receipt, "status"))
  return block === undefined ||
    (status !== 0n && status !== 1n) ||
    !isOf(hash, readField(receipt, "transactionHash"))
    ? undefined
    : { block, status: status === 1n ? ("confirmed" as const) : ("failed" as const) }
}

/**
 * Its number among those of its sender, where that is the account: what others send for it (bundlers, relays) has a number of theirs.
 * "none" where the node does not know it.
 */
const decodeKnown = (hash: string, account: string) => (transaction: unknown) => {
  if (transaction === null) return "none" as const
  const nonce = decodeQuantity(readField(transaction, "nonce"))
  if (nonce === undefined || !isOf(hash, readField(transaction, "hash"))) return undefined
  return isOf(account, readField(transaction, "from")) ? { order: { nonce: String(nonce) } } : {}
}

/** What a wallet and the chain say of calls. */
const sightOfCalls = ({ status, receipts }: CallsReport): TransactionSight => {
  const hash = receipts.at(-1)?.hash
  switch (status) {
    case "confirmed":
    case "failed":
    // Some of the calls were carried out, and stay.
    case "partlyFailed":
      return {
        status: status === "failed" ? status : "confirmed",
        isFinal: false,
        ...(hash === undefined ? {} : { hash })
      }
    case "offchainFailure":
      return { status: "dropped" }
    case "pending":
      return { status }
    case "unknown":
      return absent
  }
}

/**
 * What became of a transaction, over all nodes that may be read: by its hash its receipt, else whether the node has it in its pool; else what has its number in the chain. The
 * number is certain where the pool told it. Where only the count is known that the account had before the wallet was asked, what has the
 * number is believed to be this one, or one in its place, where it does the same, or cancels it. Calls for which the wallet told no hash are
 * asked after by the wallet's own id for them.
 */
export const makeTracker = (rpc: JsonRpc["Service"], options: ReadOptions): TransactionTracker => ({
  replacing: lazyPart("evm", async () => (await import("./makeReplacing.ts")).makeReplacing(rpc, options)),
  look: ({ network, provider, account, hash, callsId, order, digest, others, isReplacement = false }) => {
    const reader = chainReader(rpc, options, { network, provider })
    // The first as every read goes, over the wallet too; the others are asked where that one knows nothing.
    const readers = [
      reader,
      ...nodesOf(network, options)
        .slice(1)
        .map((node) => chainReader(rpc, options, { network: node }))
    ]
    const endAt = ({ read }: ChainReader, at: string) =>
      Effect.gen(function* () {
        const found = yield* read("eth_getTransactionReceipt", [at], "a receipt", decodeReceipt(at))
        if (found === "none") return found
        const latest = yield* read("eth_blockNumber", [], "the latest block", decodeQuantity)
        return { status: found.status, isFinal: latest - found.block >= DEEP }
      })
    const byNumberAt = (one: ChainReader) =>
      Effect.gen(function* () {
        const certain = numberIn(order?.["nonce"])
        const nonce = certain ?? numberIn(order?.["count"])
        if (nonce === undefined) return absent
        const mined = yield* findByNonce(one, account, nonce)
        if (mined === "none" && certain !== undefined && hash !== undefined) {
          const isFree = (yield* readCount(one, account)) <= nonce
          return isFree ? { ...absent, isFree } : absent
        }
        // Its receipt comes later; or it is another that the account was asked for.
        if (mined === "none" || mined.hash === hash?.toLowerCase()) return absent
        const isOthers = others.some((other) => other.toLowerCase() === mined.hash)
        const isSame = mined.digest === digest && !isOthers
        const by = isSame ? "speedUp" : mined.isCancel && !isOthers ? "cancel" : "other"
        // Without a hash nothing says that the wallet has sent it under that number.
        if (hash === undefined ? !isSame : by === "other" && certain === undefined) return absent
        const end = yield* endAt(one, mined.hash)
        if (end === "none") return absent
        const { status: outcome, isFinal } = end
        const sight: TransactionSight =
          hash === undefined
            ? { status: outcome, hash: mined.hash, isFinal }
            : { status: "replaced", by, hash: mined.hash, outcome, isFinal }
        return sight
      })
    const byNumber = Effect.suspend(() => {
      let isFree = true
      const asked = askEachNode(readers, (one) =>
        Effect.map(byNumberAt(one), (sight) => {
          if (sight.status !== "absent") return sight
          // One that has it in its pool, or in a block, is right where another is behind.
          isFree &&= sight.isFree === true
          return "none" as const
        })
      )
      return Effect.map(asked, ({ known = isFree ? { ...absent, isFree } : absent }) => known)
    })
    if (hash === undefined && callsId !== undefined)
      return provider === undefined
        ? Effect.succeed(absent)
        : Effect.map(reportCalls(reader, provider, { id: callsId, address: account }), sightOfCalls)
    return Effect.gen(function* () {
      if (hash === undefined) return yield* byNumber
      const knownAt = (one: ChainReader) =>
        one.read("eth_getTransactionByHash", [hash], "a transaction", decodeKnown(hash, account))
      const { known: end } = yield* askEachNode(readers, (one) => endAt(one, hash))
      if (end !== undefined && !isReplacement) return end
      const { known } = yield* askEachNode(readers, knownAt)
      if (end !== undefined) return { ...end, ...known }
      if (known === undefined) return yield* byNumber
      const sight: TransactionSight = { status: "pending", ...known }
      return sight
    })
  }
})

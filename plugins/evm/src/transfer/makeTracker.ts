import type { CallsReport, JsonRpc, TransactionSight, TransactionTracker } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { reportCalls } from "../call/wallet/reportCalls.ts"
import { decodeQuantity } from "../Quantity.ts"
import { chainReader } from "./ChainReader.ts"

/** How many blocks on top of its own no reorganisation takes back. */
const DEEP = 12n

const absent: TransactionSight = { status: "absent" }

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

/** Its number among those of its sender; "none" where the node does not know it. */
const decodeKnown = (hash: string) => (transaction: unknown) => {
  if (transaction === null) return "none" as const
  const nonce = decodeQuantity(readField(transaction, "nonce"))
  return nonce === undefined || !isOf(hash, readField(transaction, "hash")) ? undefined : { nonce }
}

/** What a wallet and the chain say of calls. */
const sightOfCalls = ({ status, receipts }: CallsReport): TransactionSight => {
  const hash = receipts.at(-1)?.hash
  switch (status) {
    case "confirmed":
    case "failed":
      return { status, isFinal: false, ...(hash === undefined ? {} : { hash }) }
    case "offchainFailure":
      return { status: "dropped" }
    case "pending":
      return { status }
    default:
      return absent
  }
}

/**
 * What became of a transaction, by its hash: its receipt, else whether the node has it in its pool; of calls for which the wallet told no
 * hash, by the wallet's id for them. One that was replaced is `absent`, as is one of which nobody told either.
 */
export const makeTracker = (rpc: JsonRpc["Service"], options: ReadOptions): TransactionTracker => ({
  look: ({ network, provider, account, hash, callsId }) => {
    const reader = chainReader(rpc, options, { network, provider })
    if (hash === undefined)
      return callsId === undefined || provider === undefined
        ? Effect.succeed(absent)
        : Effect.map(reportCalls(reader, provider, { id: callsId, address: account }), sightOfCalls)
    const { read } = reader
    return Effect.gen(function* () {
      const found = yield* read("eth_getTransactionReceipt", [hash], "a receipt", decodeReceipt(hash))
      if (found !== "none") {
        const latest = yield* read("eth_blockNumber", [], "the latest block", decodeQuantity)
        return { status: found.status, isFinal: latest - found.block >= DEEP }
      }
      const known = yield* read("eth_getTransactionByHash", [hash], "a transaction", decodeKnown(hash))
      return known === "none" ? absent : { status: "pending", order: { nonce: String(known.nonce) } }
    })
  }
})

import type { TransactionQuery, TransactionSight, TransactionTracker } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { openChain, type ChainReader, type TransferHost } from "./ChainReader.ts"
import { findBlock, readHash, readIncluded, readNonceAt, type Included } from "./readBlock.ts"
import { readHead } from "./readChain.ts"

const absent: TransactionSight = { status: "absent" }

/** A number of the order, as it was written down; undefined where it is none. */
const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** The newest block that is never taken back. */
const readFinal = ({ api, read }: ChainReader) =>
  read("the final chain", async () => {
    const hash = (await api.rpc.chain.getFinalizedHead()).toHex()
    const header = await api.rpc.chain.getHeader(hash)
    return { hash, number: header.number.toNumber() }
  })

/** What the block with its number among its sender's says of a transaction. */
const sightOf = (
  found: Included,
  { hash, digest, others }: TransactionQuery,
  isFinal: boolean
): TransactionSight => {
  const { outcome } = found
  if (outcome.status !== "success" && outcome.status !== "failed") return absent
  const status = outcome.status === "success" ? "confirmed" : "failed"
  const reason = outcome.status === "failed" ? outcome.reason : undefined
  const isSame = found.method === digest && !others.includes(found.hash)
  if (found.hash === hash?.toLowerCase() || (hash === undefined && isSame))
    // A wallet may tell another's.
    return digest === undefined || found.method === digest
      ? { status, hash: found.hash, isFinal, ...(reason === undefined ? {} : { reason }) }
      : absent
  if (hash === undefined) return isFinal ? { status: "dropped" } : absent
  return { status: "replaced", by: isSame ? "speedUp" : "other", hash: found.hash, outcome: status, isFinal }
}

/**
 * What became of a transaction: what has its number among its sender's in the blocks of its era, by one node's own chain. Where the number is
 * not used at the end of the era, on the final chain, no block takes it any more: it is dropped.
 */
export const makeTracker = (host: TransferHost): TransactionTracker => ({
  look: (query) =>
    Effect.gen(function* () {
      const { network, account, order = {} } = query
      const [nonce, from, end] = [order["nonce"], order["from"], order["eraEnd"]].map(numberIn)
      if (nonce === undefined || from === undefined || end === undefined) return absent
      const reader = yield* openChain(host, network)
      const head = yield* readHead(reader)
      const final = yield* readFinal(reader)
      const number = BigInt(nonce)
      const last = Math.min(head.number, end)
      if (last <= from) return absent
      const used: bigint = yield* readNonceAt(
        reader,
        account,
        last === head.number ? head.hash : yield* readHash(reader, last)
      )
      if (used > number) {
        const at = yield* findBlock(reader, account, number, from, last)
        const found = yield* readIncluded(
          reader,
          yield* readHash(reader, at),
          ({ signer, nonce: its }) => its === number && host.codec.isSameAccount(signer, account)
        )
        return found === "none" ? absent : sightOf(found, query, at <= final.number)
      }
      if (final.number <= end) return absent
      // The same node's final chain, at the end of the era.
      const atEnd: bigint = yield* readNonceAt(reader, account, yield* readHash(reader, end))
      const dropped: TransactionSight = { status: atEnd > number ? "absent" : "dropped" }
      return dropped
    })
})

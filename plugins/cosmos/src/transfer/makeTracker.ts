import { plainText } from "@latchkey/core"
import type { JsonRpc, TransactionSight, TransactionTracker } from "@latchkey/core/effect"
import { nodesOf, type ReadOptions } from "@latchkey/core/chain-kit"
import { askEachNode, rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { digestOf } from "./placeOf.ts"
import { findBySequence, hashBytes, readIncluded, type Included } from "./readIncluded.ts"
import { decodeTransaction, hashTransaction } from "./Transaction.ts"

const absent: TransactionSight = { status: "absent" }

const endOf = ({ code }: Included) => (code === 0 ? "confirmed" : "failed")

/** What the chain has: its blocks are final. */
const sightOf = (included: Included, hash: string): TransactionSight => ({
  status: endOf(included),
  hash,
  isFinal: true,
  ...(included.code !== 0 && typeof included.log === "string" && included.log !== ""
    ? { reason: plainText(included.log, 300) }
    : {})
})

/**
 * What became of a transaction: by its hash whether a block has it. One that no node knows by its hash is looked for by its number among its
 * sender's: no two of one number get into the chain, so what has it has taken its place. That the number is used says nothing by itself.
 */
export const makeTracker = (rpc: JsonRpc["Service"], options: ReadOptions): TransactionTracker => ({
  look: ({ network, account, hash, order, digest, others }) =>
    Effect.gen(function* () {
      const readers = nodesOf(network, options).map((node) => rpcReader(rpc, options, node))
      const does = (included: Included) => {
        const facts = decodeTransaction(included.bytes)
        return facts === undefined ? Effect.succeed(undefined) : digestOf(facts)
      }
      const realHash = (included: Included) => Effect.promise(() => hashTransaction(included.bytes))
      const bytes = hash === undefined ? undefined : hashBytes(hash)
      if (hash !== undefined && bytes === undefined) return absent
      if (hash !== undefined && bytes !== undefined) {
        const { known } = yield* askEachNode(readers, (reader) =>
          // Nodes fail for what they do not know.
          Effect.catch(readIncluded(reader, bytes), (error) =>
            error._tag === "RpcUrlMissingError" ? Effect.fail(error) : Effect.succeed("none" as const)
          )
        )
        if (known !== undefined && (yield* realHash(known)) === hash.toUpperCase())
          // A wallet may tell another's.
          return digest === undefined || (yield* does(known)) === digest ? sightOf(known, hash) : absent
      }
      const sequence = order?.["sequence"]
      if (sequence === undefined || !/^\d{1,20}$/.test(sequence)) return absent
      const { known: found } = yield* askEachNode(readers, (reader) =>
        findBySequence(reader, account, sequence)
      )
      if (found === undefined) return absent
      const real = yield* realHash(found)
      if (real === undefined) return absent
      const isSame =
        digest !== undefined &&
        (yield* does(found)) === digest &&
        !others.some((other) => other.toUpperCase() === real)
      if (real === hash?.toUpperCase()) return isSame || digest === undefined ? sightOf(found, real) : absent
      if (hash === undefined) return isSame ? sightOf(found, real) : ({ status: "dropped" } as const)
      const sight: TransactionSight = {
        status: "replaced",
        by: isSame ? "speedUp" : "other",
        hash: real,
        outcome: endOf(found),
        isFinal: true
      }
      return sight
    })
})

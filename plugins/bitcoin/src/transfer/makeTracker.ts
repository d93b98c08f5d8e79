import type { Http, TransactionQuery, TransactionSight, TransactionTracker } from "@latchkey/core/effect"
import { nodesOf, type ReadOptions } from "@latchkey/core/chain-kit"
import { askEachNode } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import { esploraReader, type EsploraReader } from "./EsploraReader.ts"
import { asInputs, asPaid, asPayments } from "./placeOf.ts"
import { findSpender, findTransaction, readHeight, readHistory, type KnownTransaction } from "./readChain.ts"

/** How many blocks, its own among them, no reorganisation takes back. */
const DEEP = 6

const absent: TransactionSight = { status: "absent" }

interface Found extends KnownTransaction {
  readonly txid: string
}

/** The inputs of the order, as they were written down. */
const inputsIn = (text: string | undefined): ReadonlyArray<readonly [txid: string, index: string]> =>
  (text ?? "").split(",").flatMap((input) => {
    const [, txid, index] = /^([0-9a-f]{64}):(\d{1,10})$/.exec(input) ?? []
    return txid === undefined || index === undefined ? [] : [[txid, index] as const]
  })

/** What is known of the transaction that is looked for. */
interface Wanted {
  /** The sender's script, in hex. */
  readonly own: string | undefined
  /** What it pays, as it is written down; empty where nobody knows. */
  readonly payments: ReadonlyArray<string>
}

const wantedIn = ({ account, digest, order }: TransactionQuery): Wanted => {
  const address = decodeAddress(account)
  const payments = digest ?? order?.["payments"] ?? ""
  return {
    own: address && scriptOf(address),
    payments: payments === "" ? [] : payments.split(",")
  }
}

const paysSame = ({ outputs }: KnownTransaction, { payments }: Wanted): boolean =>
  outputs.some((output) => payments.includes(asPaid(output)))

/** What a transaction that spends the same coins does in the place of the one that was sent. */
const replacesBy = (known: KnownTransaction, wanted: Wanted): "speedUp" | "cancel" | "other" =>
  paysSame(known, wanted)
    ? "speedUp"
    : known.outputs.every(({ script }) => script === wanted.own)
      ? "cancel"
      : "other"

/**
 * What became of a transaction: by its id whether a block has it, for good six blocks later. One that no source knows any more is looked for
 * by the coins that it spends: whoever raises the fee makes another of another id. Coins that nothing spends say nothing: it may have been
 * thrown out of pools, and come back. One whose id nobody told is found by its coins, or among its account's since the wallet was asked.
 */
export const makeTracker = (http: Http["Service"], options: ReadOptions): TransactionTracker => ({
  look: (query) => {
    const { network, account, hash, order, digest, others } = query
    const readers = nodesOf(network, options).map((node) => esploraReader(http, options, node))
    const wanted = wantedIn(query)
    const find = (txid: string) =>
      Effect.map(
        askEachNode(readers, (reader) => findTransaction(reader, txid)),
        ({ known }): Found | undefined => known && { txid, ...known }
      )
    const isDeep = ({ height }: KnownTransaction) =>
      height === undefined
        ? Effect.succeed(false)
        : Effect.map(
            askEachNode<EsploraReader, number, never>(readers, (reader) =>
              // Then it is not known to be for good.
              Effect.catch(readHeight(reader), () => Effect.succeed("none" as const))
            ),
            ({ known = 0 }) => known - height + 1 >= DEEP
          )
    const sightOf = (known: Found) =>
      known.isConfirmed
        ? Effect.map(isDeep(known), (isFinal): TransactionSight => ({
            status: "confirmed",
            hash: known.txid,
            isFinal
          }))
        : Effect.succeed<TransactionSight>({
            status: "pending",
            hash: known.txid,
            order: {
              inputs: asInputs(known.inputs),
              ...(digest === undefined ? { payments: asPayments(known.outputs, wanted.own) } : {})
            }
          })

    /** By what spends the coins that it spends. */
    const byCoins = Effect.gen(function* () {
      for (const input of inputsIn(order?.["inputs"])) {
        const { known: spender } = yield* askEachNode(readers, (reader) => findSpender(reader, input))
        if (spender === undefined) continue
        // The source that knows what spends it cannot tell more of it yet.
        if (spender === hash) return { status: "pending" } satisfies TransactionSight
        const found = yield* find(spender)
        if (found === undefined) return absent
        const by = others.includes(spender) ? "other" : replacesBy(found, wanted)
        if (hash === undefined) {
          if (by === "speedUp") return yield* sightOf(found)
          // Its coins are gone for good.
          const isGone = found.isConfirmed && (yield* isDeep(found))
          return isGone ? ({ status: "dropped" } satisfies TransactionSight) : absent
        }
        // What waits may be replaced once more.
        if (!found.isConfirmed) return { status: "pending" } satisfies TransactionSight
        const sight: TransactionSight = {
          status: "replaced",
          by,
          hash: spender,
          outcome: "confirmed",
          isFinal: yield* isDeep(found)
        }
        return sight
      }
      return absent
    })

    /** Among the account's transactions that are newer than those before the wallet was asked. */
    const amongLatest = Effect.gen(function* () {
      const known = order?.["latest"]?.split(",") ?? []
      const { known: listed = [] } = yield* askEachNode(readers, (reader) => readHistory(reader, account))
      const last = listed.findLastIndex(({ txid }) => known.includes(txid))
      const found = listed.find(
        (one, at) =>
          !known.includes(one.txid) &&
          !others.includes(one.txid) &&
          (!one.isConfirmed || at < last) &&
          one.inputs.some(({ script }) => script === wanted.own) &&
          paysSame(one, wanted)
      )
      return found === undefined ? absent : yield* sightOf(found)
    })

    return Effect.gen(function* () {
      if (hash === undefined)
        return yield* order?.["inputs"] === undefined && order?.["latest"] !== undefined
          ? amongLatest
          : byCoins
      if (!/^[0-9a-f]{64}$/.test(hash)) return absent
      const found = yield* find(hash)
      if (found === undefined) return yield* byCoins
      // A wallet may tell another's.
      return digest !== undefined && !paysSame(found, wanted) ? absent : yield* sightOf(found)
    })
  }
})

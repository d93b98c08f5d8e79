import type { CaipNetworkId, KitError, Network, TrackedTransaction } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  Connections,
  networkSlice,
  State,
  TransactionFixedError,
  TransactionMissingError,
  Transactions,
  TransactionSettledError,
  transactionTracking,
  TransferChangedError,
  type PreparedReplacement
} from "@latchkey/core/effect"
import { makeTransactions } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Activities } from "./Activities.ts"
import type { ReplacementReview } from "./ReplacementReview.ts"

/** What the actions of `kit.activity` do about one that is in no block yet. */
export type Replacements = Pick<Activities["Service"], "canReplace" | "prepareReplacement" | "replace">

const namespaceOf = (networkId: CaipNetworkId) => networkId.slice(0, networkId.indexOf(":"))

/** The hashes that were sent for a transaction's place, the latest first. */
const hashesOf = (list: ReadonlyArray<TrackedTransaction>, { id, hash }: TrackedTransaction) =>
  [
    ...list.flatMap(({ replaces, hash: other }) =>
      replaces?.id === id && replaces.isBeside !== true ? [other] : []
    ),
    hash
  ].filter((one) => one !== undefined)

/** Makes what speeds up and cancels in one kit; loaded with the first transaction that is looked at while it is under way. */
export const makeReplacements = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const connections = yield* Connections
  const { ledger } = yield* Transactions
  const scope = yield* Effect.scope

  const transactions = yield* makeTransactions<ReplacementReview>({
    // How far it is, the ledger says.
    move: () => Effect.void,
    unasked: ["TransactionSettledError", "TransactionFixedError"],
    submitted: () => new TransferChangedError({ what: "request" }),
    missing: () => new TransactionMissingError()
  })

  /** A transaction of the connected account that is under way, and what may put another in its place. */
  const find = (id: string) =>
    Effect.gen(function* () {
      const list = yield* (yield* ledger).list()
      const tracked = list.find((one) => one.id === id)
      if (tracked === undefined) return yield* Effect.fail(new TransactionMissingError())
      const { networkId, account, status, callsId, order, replaces } = tracked
      if (status === "confirmed" || status === "failed" || status === "replaced")
        return yield* Effect.fail(new TransactionSettledError())
      const namespace = namespaceOf(networkId)
      const network = state.read(networkSlice).byNamespace[namespace]?.caipNetwork
      const [tracking] = capabilities.all(namespace, transactionTracking)
      const { replacing } = tracking === undefined ? {} : yield* tracking.value.tracker
      const isHere =
        network?.caipNetworkId === networkId && state.read(accountSlice)[namespace]?.address === account
      const isOwn = callsId === undefined && (replaces === undefined || replaces.isBeside === true)
      if (!isHere || !isOwn || status !== "pending" || replacing === undefined)
        return yield* Effect.fail(new TransactionFixedError())
      const replacer = yield* replacing
      const query = {
        network,
        account,
        hashes: hashesOf(list, tracked),
        provider: connections.peek(namespace)?.provider,
        ...(order === undefined ? {} : { order })
      }
      if (!replacer.canReplace(query)) return yield* Effect.fail(new TransactionFixedError())
      return { tracked, replacer, query }
    })

  const addReview = (
    { id, digest, description, usualSeconds }: TrackedTransaction,
    prepared: PreparedReplacement,
    network: Network
  ) =>
    Effect.gen(function* () {
      const { by, sender, fee, feeBefore } = prepared
      // What waits there by now cancels it: paying more for that is no speeding up of this.
      if (by === "speedUp" && digest !== undefined && prepared.digest !== digest)
        return yield* Effect.fail(new TransactionFixedError())
      const review: ReplacementReview = Object.freeze({ id, by, fee, feeBefore, prepared })
      const send = (provider: unknown): Effect.Effect<{ readonly hash: string }, KitError> =>
        Effect.flatMap(find(id), ({ replacer }) =>
          replacer.send({ replacement: prepared, network, provider })
        )
      transactions.add(review, {
        network,
        sender,
        description: by === "speedUp" ? description : { kind: "cancel" },
        replaces: { id, by },
        ...(usualSeconds === undefined ? {} : { seconds: usualSeconds }),
        // What became of the first while this was looked at is told, and the wallet is not asked.
        ask: (provider) => Effect.flatMap(ledger, ({ look }) => Effect.andThen(look(id), send(provider))),
        // The ledger looks, and knows both.
        follow: () => Effect.succeed({ status: "pending" })
      })
      return review
    })

  const replacements: Replacements = {
    // Why not, `prepareReplacement` says.
    canReplace: ({ id }) => Effect.catch(Effect.as(find(id), true), () => Effect.succeed(false)),
    prepareReplacement: ({ id, by }) =>
      Effect.gen(function* () {
        const { tracked, replacer, query } = yield* find(id)
        const prepared = yield* Effect.tapError(replacer.prepare({ ...query, by }), ({ _tag }) =>
          _tag === "TransactionSettledError" ? Effect.flatMap(ledger, ({ look }) => look(id)) : Effect.void
        )
        return yield* addReview(tracked, prepared, query.network)
      }),
    replace: (review) =>
      Effect.gen(function* () {
        const { hash = "" } = yield* transactions.submit(review)
        yield* Effect.forkIn(
          // What became of it, the ledger says.
          Effect.catch(transactions.follow(review), () => Effect.void),
          scope
        )
        return { hash }
      })
  }
  return replacements
})

import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { Balances } from "../balance/Balances.ts"
import type { KitError } from "../error/KitError.ts"
import { Connections } from "../session/Connections.ts"
import { makeFirstKnown, settledIn, type FoundAt } from "./makeFirstKnown.ts"
import type { KnownOutcome, SubmittedTransaction } from "./SubmittedTransaction.ts"
import type { TransactionsOptions } from "./Transaction.ts"

/** What tells what became of a feature's transactions. */
export interface OutcomesOptions<Shown extends object> extends Pick<
  TransactionsOptions<Shown>,
  "move" | "missing" | "events" | "onOutcome"
> {
  readonly entryOf: (shown: Shown) => SubmittedTransaction | undefined
  readonly foundAt: FoundAt
  /** Tells an event; none where it has no name. */
  readonly track: (
    event: string | undefined,
    properties: Readonly<Record<string, string>>
  ) => Effect.Effect<void>
}

/** Makes what follows a feature's transactions from the wallet's answer on until it is known what became of them, and says so once. */
export const makeOutcomes = <Shown extends object>({
  entryOf,
  move,
  missing,
  events,
  onOutcome = () => Effect.void,
  foundAt,
  track
}: OutcomesOptions<Shown>) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const connections = yield* Connections
    const balances = yield* Balances
    const firstKnown = makeFirstKnown({ connections, move, foundAt })

    const inBackground = <A, E>(effect: Effect.Effect<A, E>) =>
      Effect.forkIn(effect, scope, { startImmediately: true })

    const conclude = (
      shown: Shown,
      entry: SubmittedTransaction,
      { hash = entry.answer?.hash, ...outcome }: KnownOutcome
    ) =>
      Effect.gen(function* () {
        const { network } = entry.transaction
        entry.isKnown = outcome.status !== "unknown"
        yield* move(shown, { ...outcome, ...foundAt(network, hash) })
        if (entry.isKnown) {
          const { success, error, arrived } = events?.(shown) ?? {}
          const isSuccess = outcome.status === "success"
          const amount = isSuccess ? arrived?.(outcome.moved) : undefined
          yield* track(isSuccess ? success : error, {
            network: network.caipNetworkId,
            ...(amount === undefined ? {} : { arrived: String(amount) })
          })
          yield* onOutcome(shown)
          yield* balances.refresh(network.chainNamespace, true)
        }
        return outcome
      })

    /** Of what nobody could tell, the ledger may learn it later: from another tab, or by its place in the chain's order. */
    const concludeLater = (shown: Shown, entry: SubmittedTransaction) =>
      entry.record === undefined
        ? Effect.void
        : inBackground(
            Effect.flatMap(settledIn(entry.record), (outcome) =>
              entry.isKnown === true ? Effect.void : conclude(shown, entry, outcome)
            )
          )

    const settle = (shown: Shown, entry: SubmittedTransaction) =>
      Effect.gen(function* () {
        const place = foundAt(entry.transaction.network, entry.answer?.hash)
        yield* move(shown, { status: "sent", ...place })
        return yield* conclude(
          shown,
          entry,
          yield* Effect.tapError(firstKnown(shown, entry), () => move(shown, { status: "unknown", ...place }))
        )
      })

    const follow = (shown: Shown | undefined, isAtOnce = false): Effect.Effect<KnownOutcome, KitError> =>
      Effect.suspend((): Effect.Effect<KnownOutcome, KitError> => {
        const entry = shown && entryOf(shown)
        if (shown === undefined || entry?.answer === undefined) return Effect.fail(missing())
        if (entry.transaction.isSignature === true) return Effect.succeed<KnownOutcome>({ status: "success" })
        if (isAtOnce) entry.wake?.()
        if (entry.following !== undefined) return Deferred.await(entry.following)
        const following = Deferred.makeUnsafe<KnownOutcome, KitError>()
        entry.following = following
        return Effect.andThen(
          inBackground(
            Effect.onExit(settle(shown, entry), (exit) =>
              Effect.suspend(() => {
                Deferred.doneUnsafe(following, exit)
                if (exit._tag === "Success" && exit.value.status !== "unknown") return Effect.void
                // What nobody could tell may be asked again.
                delete entry.following
                return concludeLater(shown, entry)
              })
            )
          ),
          Deferred.await(following)
        )
      })

    return { inBackground, concludeLater, follow }
  })

/** What tells what became of a feature's transactions. */
export type Outcomes<Shown extends object> = Effect.Success<ReturnType<typeof makeOutcomes<Shown>>>

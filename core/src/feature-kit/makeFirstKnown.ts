import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { AwaitedOwners } from "../capability/Transfers.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { firstOf } from "../flow/firstOf.ts"
import { currentMillis, sleep } from "../flow/Time.ts"
import type { Connections } from "../session/Connections.ts"
import type { TrackedTransaction } from "../transaction/TrackedTransaction.ts"
import type { KnownOutcome, SubmittedTransaction, Written } from "./SubmittedTransaction.ts"
import type { TransactionsOptions } from "./Transaction.ts"

/** For how long a chain that knows a transaction and has it in no block is asked again, in milliseconds: at first soon, then seldom. */
const PAUSES: ReadonlyArray<number> = [2_000, 5_000, 10_000, 20_000, 40_000]
const LAST_PAUSE = 60_000
/** A day of them. */
const MAX_PENDING = 1_440

/** What the ledger knows, as features tell it. */
const outcomeIn = ({ status, hash, reason, moved, replacement }: TrackedTransaction): KnownOutcome => {
  const isDone =
    status === "confirmed" || (replacement?.by === "speedUp" && replacement.status === "confirmed")
  const known = replacement?.hash ?? hash
  return {
    ...(isDone
      ? { status: "success", ...(moved === undefined ? {} : { moved }) }
      : { status: "failed", ...(reason === undefined ? {} : { reason }) }),
    ...(known === undefined ? {} : { hash: known })
  }
}

/** What the ledger is told, by whomever. */
export const settledIn = ({ ledger: book, id }: Written): Effect.Effect<KnownOutcome> =>
  // What was forgotten, it is never told.
  Effect.catch(Effect.map(book.settled(id), outcomeIn), () => Effect.never)

const hashOf = ({ answer }: SubmittedTransaction) => (answer?.hash ? { hash: answer.hash } : {})
const endOf = (status: "success" | "failed") => (status === "success" ? "confirmed" : "failed")

/** Until the chain is asked again, which somebody may not want to wait for. */
const pause = (entry: SubmittedTransaction, millis: number) =>
  Effect.suspend(() => {
    const woken = Deferred.makeUnsafe<void>()
    entry.wake = () => void Deferred.doneUnsafe(woken, Effect.void)
    return Effect.ensuring(
      firstOf(sleep(millis), Deferred.await(woken)),
      Effect.sync(() => void delete entry.wake)
    )
  })

/** A hash and its page, as progress has them. */
export type FoundAt = (
  network: Network,
  hash: string | undefined
) => { readonly hash?: string; readonly explorerUrl?: string }

/** What the outcomes of a feature are found with. */
interface FirstKnownOptions<Shown extends object> extends Pick<TransactionsOptions<Shown>, "move"> {
  readonly connections: Pick<Connections["Service"], "peek">
  readonly foundAt: FoundAt
}

/** Makes what waits for what became of one, by whoever tells first: the chain, or the ledger. */
export const makeFirstKnown = <Shown extends object>({
  connections,
  move,
  foundAt
}: FirstKnownOptions<Shown>) => {
  /** What the chain says, asked again for as long as it only knows that there is such a transaction. */
  const known = (
    shown: Shown,
    entry: SubmittedTransaction,
    turn = 0,
    before?: AwaitedOwners
  ): Effect.Effect<KnownOutcome, KitError> => {
    const { transaction, answer = {}, record } = entry
    const { network } = transaction
    return Effect.flatMap(
      transaction.follow(connections.peek(network.chainNamespace)?.provider, answer),
      (outcome): Effect.Effect<KnownOutcome, KitError> => {
        if (outcome.status !== "pending") return Effect.succeed(outcome)
        if (turn === MAX_PENDING) return Effect.succeed({ status: "unknown" })
        const { owners } = outcome
        const isNew = owners?.signatures !== before?.signatures || owners?.required !== before?.required
        const next = isNew && owners !== undefined
        return (
          next ? move(shown, { status: "sent", ...foundAt(network, answer.hash), owners }) : Effect.void
        ).pipe(
          Effect.andThen(record?.ledger.look(record.id) ?? Effect.void),
          Effect.andThen(pause(entry, PAUSES[next ? 0 : turn] ?? LAST_PAUSE)),
          Effect.andThen(known(shown, entry, next ? 1 : turn + 1, owners ?? before))
        )
      }
    )
  }

  return (shown: Shown, entry: SubmittedTransaction): Effect.Effect<KnownOutcome, KitError> => {
    const { record } = entry
    if (record === undefined) return known(shown, entry)
    const { ledger: book, id } = record
    const told = Effect.tap(known(shown, entry), ({ status, ...outcome }) =>
      status === "unknown"
        ? Effect.void
        : Effect.flatMap(currentMillis, (now) =>
            book.tell(id, {
              from: "chain",
              now,
              sight: { ...hashOf(entry), ...outcome, status: endOf(status), isFinal: false }
            })
          )
    )
    return book.whileFollowed(id, firstOf(told, settledIn(record)))
  }
}

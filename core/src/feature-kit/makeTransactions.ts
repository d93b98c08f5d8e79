import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import { TransferChangedError } from "../capability/transferErrors.ts"
import type { KitError } from "../error/KitError.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Connections } from "../session/Connections.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { Transactions } from "../transaction/Transactions.ts"
import type { FoundAt } from "./makeFirstKnown.ts"
import { makeOutcomes, type OutcomesOptions } from "./makeOutcomes.ts"
import { makeStoppable } from "./makeStoppable.ts"
import { makeWalletQuestion } from "./makeWalletQuestion.ts"
import { resumed, type SubmittedTransaction } from "./SubmittedTransaction.ts"
import type { Transaction, TransactionAnswer, TransactionsOptions } from "./Transaction.ts"

/** A wallet that is being asked. */
interface Asking {
  readonly answer: Deferred.Deferred<TransactionAnswer, KitError>
  /** How many wait for its answer. */
  waiters: number
  fiber?: Fiber.Fiber<unknown, unknown>
}

const newAsking = (): Asking => ({
  answer: Deferred.makeUnsafe<TransactionAnswer, KitError>(),
  waiters: 1
})

const makeFoundAt =
  (namespaces: Namespaces["Service"]): FoundAt =>
  (network, hash) => {
    if (hash === undefined || hash === "") return {}
    const explorerUrl = namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
    return { hash, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
  }

/**
 * The life of a feature's transactions from the visitor's yes on: each is asked for once, one at a time, of the account that it was
 * prepared for; the visitor may stop waiting, and what the wallet answers after that is taken note of all the same; what was sent is
 * followed until the chain has said what became of it, whoever has gone meanwhile; balances are read again. All of it lasts as long as
 * the scope that it is made in.
 */
export const makeTransactions = <Shown extends object>(options: TransactionsOptions<Shown>) =>
  Effect.gen(function* () {
    const { move, submitted, events } = options
    const connections = yield* Connections
    const telemetry = yield* Telemetry
    const { ledger } = yield* Transactions
    const waiting = makeStoppable()
    const entries = new WeakMap<Shown, SubmittedTransaction>()
    /** What the wallet is being asked for that nobody reviewed here, by what it is. */
    const unreviewed = new Map<
      string,
      { readonly shown: Shown; readonly entry: SubmittedTransaction; readonly asking: Asking }
    >()
    let isAsking = false

    const foundAt = makeFoundAt(yield* Namespaces)
    const track: OutcomesOptions<Shown>["track"] = (event, properties) =>
      event === undefined ? Effect.void : telemetry.track(event, properties)
    const outcomes = yield* makeOutcomes({
      ...options,
      entryOf: (shown: Shown) => entries.get(shown),
      foundAt,
      track
    })
    const ask = makeWalletQuestion({ ...options, connections, ledger, outcomes, foundAt, track })

    /** Asks the wallet in the background, whoever waits for it. */
    const begin = (shown: Shown, entry: SubmittedTransaction, asking: Asking, onEnd: () => void) =>
      Effect.uninterruptible(
        Effect.gen(function* () {
          entry.asked = true
          const { begun, about } = events?.(shown) ?? {}
          yield* move(shown, { status: "asking" })
          yield* track(begun, { network: entry.transaction.network.caipNetworkId, ...about })
          asking.fiber = yield* outcomes.inBackground(
            Effect.onExit(
              ask(shown, entry, () => asking.waiters === 0),
              (exit) =>
                Effect.sync(() => {
                  onEnd()
                  Deferred.doneUnsafe(asking.answer, exit)
                })
            )
          )
        })
      )

    /** Waits for the wallet's answer. Once the last one has gone, nobody knows whether it was sent. */
    const wait = (
      shown: Shown,
      entry: SubmittedTransaction,
      asking: Asking,
      answer: Effect.Effect<TransactionAnswer, KitError>
    ) => {
      const leave = (code?: string) =>
        Effect.suspend(() => {
          asking.waiters -= 1
          if (asking.waiters > 0 || Deferred.isDoneUnsafe(asking.answer)) return Effect.void
          if (entry.transaction.isSignature !== true)
            return move(shown, { status: "unknown", ...(code === undefined ? {} : { code }) })
          // What is signed later is not wanted any more.
          entry.asked = false
          for (const [key, other] of unreviewed) if (other.asking === asking) unreviewed.delete(key)
          asking.fiber?.interruptUnsafe()
          return move(shown, { status: "unsent", code: code ?? "TRANSFER_FAILED" })
        })
      return answer.pipe(
        Effect.tapError(({ code }) => leave(code)),
        Effect.onInterrupt(() => leave())
      )
    }

    const submit = (shown: Shown): Effect.Effect<TransactionAnswer, KitError> =>
      Effect.suspend(() => {
        const entry = entries.get(shown)
        if (entry === undefined) return Effect.fail(new TransferChangedError({ what: "request" }))
        if (entry.asked || isAsking) return Effect.fail(submitted())
        isAsking = true
        const asking = newAsking()
        return Effect.ensuring(
          Effect.andThen(
            begin(shown, entry, asking, () => {}),
            wait(shown, entry, asking, waiting.wait(Deferred.await(asking.answer)))
          ),
          Effect.sync(() => void (isAsking = false))
        )
      })

    const submitOnce = (key: string, shown: Shown, transaction: Transaction) =>
      Effect.suspend(() => {
        const known = unreviewed.get(key)
        if (known !== undefined) {
          known.asking.waiters += 1
          return wait(known.shown, known.entry, known.asking, Deferred.await(known.asking.answer))
        }
        const [entry, asking] = [{ transaction, asked: false }, newAsking()]
        entries.set(shown, entry)
        unreviewed.set(key, { shown, entry, asking })
        const forget = () => void (unreviewed.get(key)?.asking === asking && unreviewed.delete(key))
        return Effect.andThen(
          begin(shown, entry, asking, forget),
          wait(shown, entry, asking, Deferred.await(asking.answer))
        )
      })

    return {
      /** Takes one that was prepared. */
      add: (shown: Shown, transaction: Transaction): void =>
        void entries.set(shown, { transaction, asked: false }),
      /**
       * Whether the same is on its way already, or may be: sent by any feature, in any tab, before a reload too. Fails: as loading the
       * ledger does.
       */
      isRepeated: ({
        network,
        sender,
        description
      }: Pick<Transaction, "network" | "sender" | "description">) =>
        Effect.map(
          ledger,
          (book) =>
            description !== undefined &&
            book.isRepeated({ networkId: network.caipNetworkId, account: sender, description })
        ),
      /**
       * Asks the wallet for one that was taken, and ends with its answer. Fails: `submitted` where it was asked already, or another is
       * at the moment; `TransferChangedError` for an unknown one or another account; `TransferUncertainError` where the visitor stopped
       * waiting; as asking does.
       */
      submit,
      /**
       * Asks the wallet for one that the app asked for without a review, by `key`, which says what it does. Whoever wants the same while the
       * wallet is being asked for it waits for that answer; the wallet is asked for others beside it. Fails: as `submit` does.
       */
      submitOnce,
      /** Takes up one that the ledger knows from before, so that it can be followed. Fails: as loading the ledger does. */
      resume: (shown: Shown, transaction: Transaction, tracked: Parameters<typeof resumed>[2]) =>
        Effect.map(resumed(ledger, transaction, tracked), (entry) => void entries.set(shown, entry)),
      /** Stops waiting for the wallet. */
      stopAsking: waiting.stop,
      /**
       * What became of one that the wallet has answered for: waits until it is known; `isAtOnce` ends a pause between two
       * looks. Fails: `missing`; as following does.
       */
      follow: outcomes.follow
    }
  })

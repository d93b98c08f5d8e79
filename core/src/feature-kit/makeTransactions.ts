import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import { Balances } from "../balance/Balances.ts"
import { TransferChangedError } from "../capability/transferErrors.ts"
import type { Network } from "../chain/Network.ts"
import { Wanted } from "../chain-kit/effect/stillWanted.ts"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Connections } from "../session/Connections.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { Transactions } from "../transaction/Transactions.ts"
import { isUnsent } from "./isUnsent.ts"
import { makeFirstKnown, settledIn } from "./makeFirstKnown.ts"
import { makeStoppable } from "./makeStoppable.ts"
import { refusalIn } from "./refusalIn.ts"
import {
  resumed,
  writeDown,
  type KnownOutcome,
  type SubmittedTransaction,
  type Written
} from "./SubmittedTransaction.ts"
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

/**
 * The life of a feature's transactions from the visitor's yes on: each is asked for once, one at a time, of the account that it was
 * prepared for; the visitor may stop waiting, and what the wallet answers after that is taken note of all the same; what was sent is
 * followed until the chain has said what became of it, whoever has gone meanwhile; balances are read again. All of it lasts as long as
 * the scope that it is made in.
 */
export const makeTransactions = <Shown extends object>({
  move,
  unasked,
  submitted,
  missing,
  events,
  onAnswer = () => Effect.void,
  onOutcome = () => Effect.void
}: TransactionsOptions<Shown>) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const connections = yield* Connections
    const namespaces = yield* Namespaces
    const balances = yield* Balances
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

    const inBackground = <A, E>(effect: Effect.Effect<A, E>) =>
      Effect.forkIn(effect, scope, { startImmediately: true })
    const foundAt = (network: Network, hash: string | undefined) => {
      if (hash === undefined || hash === "") return {}
      const explorerUrl = namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
      return { hash, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
    }
    const track = (event: string | undefined, properties: Readonly<Record<string, string>>) =>
      event === undefined ? Effect.void : telemetry.track(event, properties)

    const firstKnown = makeFirstKnown({ connections, move, foundAt })

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
        const entry = shown && entries.get(shown)
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

    /** Asks the wallet for one that is written down: `isLate` where nobody waits for it any more. */
    const ask = (
      entry: SubmittedTransaction,
      record: Written | undefined,
      isLate: () => boolean,
      gone: KitError
    ) => {
      const { network, sender, ask: askWallet } = entry.transaction
      const asking = connections
        .ask(network.chainNamespace, ({ provider, accounts }) =>
          accounts[0]?.address === sender
            ? askWallet(provider)
            : Effect.fail(new TransferChangedError({ what: "account" }))
        )
        .pipe(
          // Who has gone before the wallet was asked has it asked for nothing.
          Effect.provideService(Wanted, (place) =>
            Effect.suspend(() =>
              isLate() ? Effect.fail(gone) : (record?.ledger.place(record.id, place) ?? Effect.void)
            )
          )
        )
      return record === undefined ? asking : record.ledger.whileAsking(record.id, asking)
    }

    /** Notes what came of asking the wallet. */
    const asked = (shown: Shown, entry: SubmittedTransaction, isLate: () => boolean) => {
      const { network, isSignature = false } = entry.transaction
      const gone = new CancelledError()
      const note = (tell: (record: Written) => Effect.Effect<void>) =>
        entry.record === undefined ? Effect.void : tell(entry.record)
      delete entry.record
      return Effect.flatMap(writeDown(ledger, entry), (record) => ask(entry, record, isLate, gone)).pipe(
        Effect.tapError((error) =>
          Effect.gen(function* () {
            entry.asked = !isSignature && error !== gone && !isUnsent(error, unasked)
            yield* note(({ ledger: book, id }) =>
              entry.asked ? book.tell(id, { from: "nobody" }) : book.withdraw(id)
            )
            const reason = refusalIn(error)
            yield* move(shown, {
              status: entry.asked ? "unknown" : "unsent",
              code: error.code,
              ...(reason === undefined ? {} : { reason })
            })
            if (!error.rejected) yield* track(events?.(shown).error, { code: error.code })
            if (entry.asked) yield* concludeLater(shown, entry)
          })
        ),
        Effect.tap((answer) =>
          Effect.gen(function* () {
            entry.answer = answer
            yield* note(({ ledger: book, id }) =>
              book.tell(id, {
                from: "wallet",
                hash: answer.hash || undefined,
                callsId: answer.callsId
              })
            )
            yield* onAnswer(shown)
            yield* move(
              shown,
              isSignature ? { status: "success" } : { status: "sent", ...foundAt(network, answer.hash) }
            )
            if (isLate()) yield* inBackground(follow(shown))
          })
        )
      )
    }

    /** Asks the wallet in the background, whoever waits for it. */
    const begin = (shown: Shown, entry: SubmittedTransaction, asking: Asking, onEnd: () => void) =>
      Effect.uninterruptible(
        Effect.gen(function* () {
          entry.asked = true
          const { begun, about } = events?.(shown) ?? {}
          yield* move(shown, { status: "asking" })
          yield* track(begun, { network: entry.transaction.network.caipNetworkId, ...about })
          asking.fiber = yield* inBackground(
            Effect.onExit(
              asked(shown, entry, () => asking.waiters === 0),
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
      follow
    }
  })

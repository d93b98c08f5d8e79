import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { Balances } from "../balance/Balances.ts"
import { TransferChangedError } from "../capability/transferErrors.ts"
import type { AwaitedOwners, TransferOutcome } from "../capability/Transfers.ts"
import type { Network } from "../chain/Network.ts"
import { Wanted } from "../chain-kit/effect/stillWanted.ts"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { firstOf } from "../flow/firstOf.ts"
import { currentMillis, sleep } from "../flow/Time.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Connections } from "../session/Connections.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import type { Ledger } from "../transaction/Ledger.ts"
import type { TrackedTransaction } from "../transaction/TrackedTransaction.ts"
import { Transactions } from "../transaction/Transactions.ts"
import { isUnsent } from "./isUnsent.ts"
import { refusalIn } from "./refusalIn.ts"
import { makeStoppable } from "./makeStoppable.ts"
import type { Transaction, TransactionAnswer, TransactionsOptions } from "./Transaction.ts"

/** What became of a transaction, once nobody has to be asked again. */
type KnownOutcome = Exclude<TransferOutcome, { readonly status: "pending" }> & Pick<TransactionAnswer, "hash">

/** Where a transaction is written down, before the wallet is asked for it. */
interface Written {
  readonly ledger: Ledger
  readonly id: string
}

interface Entry {
  readonly transaction: Transaction
  /** Absent until the wallet is to be asked, and for what it only signs. */
  record?: Written
  /** What became of it was told. */
  isKnown?: boolean
  /** The wallet was asked, and may have sent it. */
  asked: boolean
  answer?: TransactionAnswer
  /** What those who follow it wait for. */
  following?: Deferred.Deferred<KnownOutcome, KitError>
}

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
const settledIn = ({ ledger: book, id }: Written): Effect.Effect<KnownOutcome> =>
  // What was forgotten, it is never told.
  Effect.catch(Effect.map(book.settled(id), outcomeIn), () => Effect.never)

const hashOf = ({ answer }: Entry) => (answer?.hash ? { hash: answer.hash } : {})
const endOf = (status: "success" | "failed") => (status === "success" ? "confirmed" : "failed")

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
    const entries = new WeakMap<Shown, Entry>()
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

    /** What the chain says, asked again for as long as it only knows that there is such a transaction. */
    const known = (
      shown: Shown,
      entry: Entry,
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
            Effect.andThen(sleep(PAUSES[next ? 0 : turn] ?? LAST_PAUSE)),
            Effect.andThen(known(shown, entry, next ? 1 : turn + 1, owners ?? before))
          )
        }
      )
    }

    /** What became of one, by whoever tells first. */
    const firstKnown = (shown: Shown, entry: Entry): Effect.Effect<KnownOutcome, KitError> => {
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

    const conclude = (shown: Shown, entry: Entry, { hash = entry.answer?.hash, ...outcome }: KnownOutcome) =>
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
    const concludeLater = (shown: Shown, entry: Entry) =>
      entry.record === undefined
        ? Effect.void
        : inBackground(
            Effect.flatMap(settledIn(entry.record), (outcome) =>
              entry.isKnown === true ? Effect.void : conclude(shown, entry, outcome)
            )
          )

    const settle = (shown: Shown, entry: Entry) =>
      Effect.gen(function* () {
        const place = foundAt(entry.transaction.network, entry.answer?.hash)
        yield* move(shown, { status: "sent", ...place })
        return yield* conclude(
          shown,
          entry,
          yield* Effect.tapError(firstKnown(shown, entry), () => move(shown, { status: "unknown", ...place }))
        )
      })

    const follow = (shown: Shown | undefined): Effect.Effect<KnownOutcome, KitError> =>
      Effect.suspend((): Effect.Effect<KnownOutcome, KitError> => {
        const entry = shown && entries.get(shown)
        if (shown === undefined || entry?.answer === undefined) return Effect.fail(missing())
        if (entry.transaction.isSignature === true) return Effect.succeed<KnownOutcome>({ status: "success" })
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

    /** Writes down what the wallet is to be asked for. */
    const writeDown = (entry: Entry): Effect.Effect<Written | undefined, KitError> => {
      const { network, sender, isSignature, description, seconds, replaces } = entry.transaction
      if (isSignature === true) return Effect.succeed(undefined)
      return Effect.flatMap(ledger, (book) =>
        Effect.map(
          book.open({
            networkId: network.caipNetworkId,
            account: sender,
            status: "asking",
            description: description ?? { kind: "app" },
            ...(seconds === undefined ? {} : { usualSeconds: seconds }),
            ...(replaces === undefined ? {} : { replaces })
          }),
          (id) => (entry.record = { ledger: book, id })
        )
      )
    }

    /** Asks the wallet for one that is written down: `isLate` where nobody waits for it any more. */
    const ask = (entry: Entry, record: Written | undefined, isLate: () => boolean, gone: KitError) => {
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
    const asked = (shown: Shown, entry: Entry, isLate: () => boolean) => {
      const { network, isSignature = false } = entry.transaction
      const gone = new CancelledError()
      const note = (tell: (record: Written) => Effect.Effect<void>) =>
        entry.record === undefined ? Effect.void : tell(entry.record)
      delete entry.record
      return Effect.flatMap(writeDown(entry), (record) => ask(entry, record, isLate, gone)).pipe(
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

    const submit = (shown: Shown): Effect.Effect<TransactionAnswer, KitError> =>
      Effect.gen(function* () {
        const entry = entries.get(shown)
        if (entry === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
        if (entry.asked || isAsking) return yield* Effect.fail(submitted())
        entry.asked = true
        isAsking = true
        const { network, isSignature = false } = entry.transaction
        const { begun, about } = events?.(shown) ?? {}
        yield* move(shown, { status: "asking" })
        yield* track(begun, { network: network.caipNetworkId, ...about })
        const answer = Deferred.makeUnsafe<TransactionAnswer, KitError>()
        let hasEnded = false
        let isLeft = false
        const fiber = yield* inBackground(
          Effect.onExit(
            asked(shown, entry, () => isLeft),
            (exit) =>
              Effect.sync(() => {
                hasEnded = true
                Deferred.doneUnsafe(answer, exit)
              })
          )
        )
        const leave = (code?: string) =>
          Effect.suspend(() => {
            if (hasEnded) return Effect.void
            isLeft = true
            if (!isSignature)
              return move(shown, { status: "unknown", ...(code === undefined ? {} : { code }) })
            // What is signed later is not wanted any more.
            entry.asked = false
            fiber.interruptUnsafe()
            return move(shown, { status: "unsent", code: code ?? "TRANSFER_FAILED" })
          })
        return yield* waiting.wait(Deferred.await(answer)).pipe(
          Effect.tapError(({ code }) => leave(code)),
          Effect.onInterrupt(() => leave()),
          Effect.onExit(() => Effect.sync(() => void (isAsking = false)))
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
      /** Stops waiting for the wallet. */
      stopAsking: waiting.stop,
      /** What became of one that the wallet has answered for: waits until it is known. Fails: `missing`; as following does. */
      follow
    }
  })

import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { Balances } from "../balance/Balances.ts"
import { TransferChangedError } from "../capability/transferErrors.ts"
import type { Moved } from "../capability/Moved.ts"
import type { SentAnswer, TransferOutcome } from "../capability/Transfers.ts"
import type { Network } from "../chain/Network.ts"
import type { SentProgress } from "../contract/noteSent.ts"
import { Wanted } from "../chain-kit/effect/stillWanted.ts"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { sleep } from "../flow/Time.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Connections } from "../session/Connections.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { isUnsent } from "./isUnsent.ts"
import { makeStoppable } from "./makeStoppable.ts"

/** How far a transaction is, as its feature shows it. */
export interface TransactionProgress extends SentProgress {
  /** The error's code, where nothing was sent or nobody can tell. */
  readonly code?: string
  /** The chain's own words for a failure. */
  readonly reason?: string
  /** Of a success, what it moved, where the chain says that. */
  readonly moved?: ReadonlyArray<Moved>
}

/** What the wallet told when it had done what it was asked for. */
export type TransactionAnswer = Partial<SentAnswer>

/** What became of a transaction, and its hash where the wallet had told none, or another. */
export type TransactionOutcome = TransferOutcome & Pick<TransactionAnswer, "hash">

/** The same, once nobody has to be asked again. */
type KnownOutcome = Exclude<TransferOutcome, { readonly status: "pending" }> & Pick<TransactionAnswer, "hash">

/** A transaction that a feature has prepared. */
export interface Transaction {
  readonly network: Network
  /** The account that it was prepared for: no other is ever asked. */
  readonly sender: string
  /** The wallet signs and sends nothing: its answer is the end, and a failure of any kind has sent nothing. */
  readonly isSignature?: boolean
  /** Asks the wallet, in the task of who submits. */
  readonly ask: (provider: unknown) => Effect.Effect<TransactionAnswer, KitError>
  /** Waits, within bounds, for what became of it, by what the wallet told. */
  readonly follow: (
    provider: unknown,
    answer: TransactionAnswer
  ) => Effect.Effect<TransactionOutcome, KitError>
}

/** Names of the events that one leads to, and what the first tells beside the network. */
export interface TransactionEvents {
  readonly begun: string
  readonly success?: string
  readonly error?: string
  readonly about?: Readonly<Record<string, string>>
  /** What of it arrived, in base units, as the event of a success tells it; undefined where nobody says it. */
  readonly arrived?: (moved: ReadonlyArray<Moved> | undefined) => bigint | undefined
}

/** What a feature says of its transactions. `Shown` is what the visitor reviewed, and what is submitted. */
export interface TransactionsOptions<Shown extends object> {
  /** Keeps how far one is. */
  readonly move: (shown: Shown, progress: TransactionProgress) => Effect.Effect<void>
  /** Tags of the feature's own errors that come before the wallet is asked. */
  readonly unasked?: ReadonlyArray<string>
  /** Why one is not asked for again, or beside another. */
  readonly submitted: () => KitError
  /** Why there is none to follow. */
  readonly missing: () => KitError
  /** None is told without. */
  readonly events?: (shown: Shown) => TransactionEvents
  /** Runs once the wallet has answered, before that is shown. */
  readonly onAnswer?: (shown: Shown) => Effect.Effect<void>
  /** Runs when the chain has said what became of it, once that is shown. */
  readonly onOutcome?: (shown: Shown) => Effect.Effect<void>
}

interface Entry {
  readonly transaction: Transaction
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
      transaction: Transaction,
      answer: TransactionAnswer,
      turn = 0
    ): Effect.Effect<KnownOutcome, KitError> =>
      Effect.flatMap(
        transaction.follow(connections.peek(transaction.network.chainNamespace)?.provider, answer),
        (outcome): Effect.Effect<KnownOutcome, KitError> =>
          outcome.status !== "pending"
            ? Effect.succeed(outcome)
            : turn === MAX_PENDING
              ? Effect.succeed({ status: "unknown" })
              : Effect.andThen(sleep(PAUSES[turn] ?? LAST_PAUSE), known(transaction, answer, turn + 1))
      )

    const settle = (shown: Shown, { transaction, answer = {} }: Entry) =>
      Effect.gen(function* () {
        const { network } = transaction
        const told = answer.hash
        yield* move(shown, { status: "sent", ...foundAt(network, told) })
        const { hash = told, ...outcome } = yield* Effect.tapError(known(transaction, answer), () =>
          move(shown, { status: "unknown", ...foundAt(network, told) })
        )
        yield* move(shown, { ...outcome, ...foundAt(network, hash) })
        if (outcome.status !== "unknown") {
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
              Effect.sync(() => {
                // What nobody could tell may be asked again.
                if (exit._tag === "Failure" || exit.value.status === "unknown") delete entry.following
                Deferred.doneUnsafe(following, exit)
              })
            )
          ),
          Deferred.await(following)
        )
      })

    /** Notes what came of asking the wallet: `isLate` where nobody waits for it any more. */
    const asked = (shown: Shown, entry: Entry, isLate: () => boolean) => {
      const { network, sender, isSignature = false, ask } = entry.transaction
      const gone = new CancelledError()
      return connections
        .ask(network.chainNamespace, ({ provider, accounts }) =>
          accounts[0]?.address === sender
            ? ask(provider)
            : Effect.fail(new TransferChangedError({ what: "account" }))
        )
        .pipe(
          // Who has gone before the wallet was asked has it asked for nothing.
          Effect.provideService(
            Wanted,
            Effect.suspend(() => (isLate() ? Effect.fail(gone) : Effect.void))
          ),
          Effect.tapError((error) => {
            entry.asked = !isSignature && error !== gone && !isUnsent(error, unasked)
            return Effect.andThen(
              move(shown, { status: entry.asked ? "unknown" : "unsent", code: error.code }),
              error.rejected ? Effect.void : track(events?.(shown).error, { code: error.code })
            )
          }),
          Effect.tap((answer) =>
            Effect.gen(function* () {
              entry.answer = answer
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

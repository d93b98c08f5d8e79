import type * as Effect from "effect/Effect"
import type { Moved } from "../capability/Moved.ts"
import type { AwaitedOwners, SentAnswer, TransferOutcome } from "../capability/Transfers.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { ReplacedPlace } from "../transaction/TrackedTransaction.ts"
import type { TransactionDescription } from "../transaction/TransactionDescription.ts"

/** How far a transaction is, as its feature shows it. */
export interface TransactionProgress {
  readonly status: "asking" | "unsent" | "sent" | "success" | "failed" | "unknown"
  /** Absent where the wallet has told none. */
  readonly hash?: string
  readonly explorerUrl?: string
  /** The error's code, where nothing was sent or nobody can tell. */
  readonly code?: string
  /** The chain's own words for a failure, or of whoever refused it before it was sent. */
  readonly reason?: string
  /** Of one that is sent, who is waited for beside the chain. */
  readonly owners?: AwaitedOwners
  /** Of a success, what it moved, where the chain says that. */
  readonly moved?: ReadonlyArray<Moved>
}

/** What the wallet told when it had done what it was asked for. */
export type TransactionAnswer = Partial<SentAnswer>

/** What became of a transaction, and its hash where the wallet had told none, or another. */
export type TransactionOutcome = TransferOutcome & Pick<TransactionAnswer, "hash">

/** A transaction that a feature has prepared. */
export interface Transaction {
  readonly network: Network
  /** The account that it was prepared for: no other is ever asked. */
  readonly sender: string
  /** The wallet signs and sends nothing: its answer is the end, and a failure of any kind has sent nothing. */
  readonly isSignature?: boolean
  /** What the visitor is told of it; absent for what a wallet only signs. */
  readonly description?: TransactionDescription
  /** Whose place in the chain it is to take, by the `id` in the ledger. */
  readonly replaces?: ReplacedPlace
  /** About how long it takes until it is in the chain, as far as the chain tells. */
  readonly seconds?: number | undefined
  /** Id of the plugin whose views open for it and say what becomes of it; absent where it is sent from them. */
  readonly toldBy?: string
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

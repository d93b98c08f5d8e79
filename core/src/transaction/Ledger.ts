import type * as Effect from "effect/Effect"
import type { TransactionOrder } from "../capability/TransactionOrder.ts"
import type { TransactionMissingError } from "./errors.ts"
import type { LedgerDraft } from "./LedgerEntry.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"
import type { TransactionsApi } from "./TransactionsApi.ts"
import type { TransactionNews } from "./advance.ts"
import type { EffectApi } from "../kernel/Plugin.ts"

/** What is told of a transaction right before the wallet is asked for it. */
export interface TransactionPlace {
  readonly order?: TransactionOrder
  /** Tells this request from others that may have its place, in the chain's own way. */
  readonly digest?: string
}

/** What wallets were asked for, before they were asked, and what became of it. */
export interface Ledger extends EffectApi<TransactionsApi> {
  /**
   * Puts one in, and into storage, before this ends; answers with its id. `plugin`: the id of the one whose views say what becomes of it,
   * where it is not sent from them.
   */
  readonly open: (draft: LedgerDraft, plugin?: string) => Effect.Effect<string>
  /** Adds its place in the chain's order. */
  readonly place: (id: string, place: TransactionPlace) => Effect.Effect<void>
  /** Takes one out that was never sent. */
  readonly withdraw: (id: string) => Effect.Effect<void>
  /** Takes note of something new. */
  readonly tell: (id: string, news: TransactionNews) => Effect.Effect<void>
  /** Says that the wallet is being asked, for as long as `asking` lasts: other tabs know by it that this one is there. */
  readonly whileAsking: <A, E>(id: string, asking: Effect.Effect<A, E>) => Effect.Effect<A, E>
  /** Says that who sent it asks the chain itself for as long as `following` lasts: it is not asked twice. */
  readonly whileFollowed: <A, E>(id: string, following: Effect.Effect<A, E>) => Effect.Effect<A, E>
  /** Looks once what became of one, where the chain has a tracker. */
  readonly look: (id: string) => Effect.Effect<void>
  /** What is known of one now; undefined where it fell out. */
  readonly get: (id: string) => TrackedTransaction | undefined
  /** Waits until one is settled, whoever tells it: `confirmed`, `failed`, `replaced` or `dropped`. */
  readonly settled: (id: string) => Effect.Effect<TrackedTransaction, TransactionMissingError>
  /** Whether the same is on its way already, or may be. */
  readonly isRepeated: (draft: Pick<LedgerDraft, "networkId" | "account" | "description">) => boolean
}

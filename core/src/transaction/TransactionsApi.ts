import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"
import type { TransactionDescription } from "./TransactionDescription.ts"

/** A transaction that the app has sent itself. */
export interface AddedTransaction {
  /** CAIP-2 id of one of the kit's networks. */
  readonly networkId: CaipNetworkId
  /** As the wallet gave it. */
  readonly hash: string
  /** What visitors are told of it; `kind` is `app` where it is left out. */
  readonly description?: Partial<TransactionDescription>
}

/** The actions of `kit.transactions`: what wallets were asked for, followed until it is known what became of it. */
export interface TransactionsApi {
  /** What is known, the latest first; the same as `kit.getSnapshot().transactions.list`, once it was read out of storage. */
  readonly list: (options?: Cancellable) => Promise<ReadonlyArray<TrackedTransaction>>
  /**
   * Takes a transaction that the app has sent itself by the connected account, and follows it as the kit's own: over reloads and in every
   * tab. The same hash of the same network is taken once. Asks nobody for anything before it answers.
   *
   * Fails: `TransactionInvalidError` where `networkId` is none of the kit's networks, or the hash is none.
   */
  readonly add: (transaction: AddedTransaction, options?: Cancellable) => Promise<TrackedTransaction>
  /**
   * Waits until it is known what became of one: `confirmed`, `failed`, `replaced` or `dropped`. What a reorganisation takes back after
   * that is told by the state alone.
   *
   * Fails: `TransactionMissingError` where there is none of that id, or it was forgotten meanwhile.
   */
  readonly follow: (id: string, options?: Cancellable) => Promise<TrackedTransaction>
  /**
   * Takes one out of the list, in every tab. It is not followed any more, and no warning is given before the same is sent again.
   *
   * Fails: `TransactionMissingError` where there is none of that id.
   */
  readonly forget: (id: string) => Promise<void>
}

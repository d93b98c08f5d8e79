import type { Moved } from "../capability/Moved.ts"
import type { TransactionOrder } from "../capability/TransactionOrder.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { TransactionDescription } from "./TransactionDescription.ts"

/**
 * How far a transaction is.
 *
 * - `asking`: the wallet is asked, in this tab or another that is there; - `pending`: the wallet has sent it, and it is in no block yet;
 * - `confirmed`: it is in the chain and did what it says; - `failed`: it is in the chain and did nothing; - `replaced`: another one
 *   has taken its place, `replacement` says which; - `dropped`: no chain will ever carry it out, or every node has
 *   forgotten it and its place is free, so it can be sent again (what is forgotten may come back, and is `pending` again then);
 * - `unknown`: nobody can tell, so it must not be sent again without a warning. It is looked for all the same, and becomes another.
 */
export type TransactionStatus =
  | "asking"
  | "pending"
  | "replaced"
  | "confirmed"
  | "failed"
  | "dropped"
  | "unknown"

/** What has taken the place of a transaction. */
export interface TransactionReplacement {
  /** `speedUp`: the same with another fee; `cancel`: nothing, sent to itself; `other`: something else. */
  readonly by: "speedUp" | "cancel" | "other"
  readonly hash: string
  /** How that one ended. */
  readonly status: "confirmed" | "failed"
  /** Its page, where the network has an explorer. */
  readonly explorerUrl?: string
}

/** Whose place a transaction was to take. */
export interface ReplacedPlace {
  /** The `id` of the other. */
  readonly id: string
  readonly by: "speedUp" | "cancel"
  /** The wallet has sent it under another number: it takes nobody's place, and both may be carried out. */
  readonly isBeside?: boolean
}

/**
 * A transaction that a wallet was asked for, or that the app has sent itself, and what is known of it. Plain data, the same in every tab of
 * the site and after a reload. Frozen.
 */
export interface TrackedTransaction {
  /** Unique in the browser, of no meaning. */
  readonly id: string
  readonly networkId: CaipNetworkId
  /** Address of who sends it, in canonical form. */
  readonly account: string
  readonly status: TransactionStatus
  readonly description: TransactionDescription
  /** When the wallet was asked, or the app added it, in epoch milliseconds by the page's clock: to show, nothing is counted on with it. */
  readonly askedAt: number
  /** When it was first seen settled, by the same clock. */
  readonly settledAt?: number
  /** Absent until the wallet has told it, and for good where it tells none. */
  readonly hash?: string
  /** The wallet's own id where it was asked for calls (EIP-5792), or of a Safe's proposal: it tells by it what became of them. */
  readonly callsId?: string
  /** The transaction's page, where the network has an explorer and there is a hash. */
  readonly explorerUrl?: string
  /** Where `status` is `replaced`. */
  readonly replacement?: TransactionReplacement
  /** Where the wallet was asked for it to take another's place: what becomes of that one is said there, not here. */
  readonly replaces?: ReplacedPlace
  /** The chain's own words for a failure. */
  readonly reason?: string
  /** What it moved, as the chain tells it; absent until that is known, and where the chain does not tell it. */
  readonly moved?: ReadonlyArray<Moved>
  /** Its place in the chain's own order; absent where the chain told none before the wallet was asked. */
  readonly order?: TransactionOrder
  /** Tells this request from others of the same place in the order; of no meaning beside that. */
  readonly digest?: string
  /** About how long one like it takes until it is in the chain, in seconds, as the chain was when it was sent; absent where nobody can tell. */
  readonly usualSeconds?: number
  /** Nobody follows it any more: it is in the chain for good, or was looked for long enough. */
  readonly isClosed?: boolean
}

/** Whether it may still be carried out or already was, without anybody knowing: who sends the same again may pay twice. */
export const isOpen = ({ status }: Pick<TrackedTransaction, "status">): boolean =>
  status === "asking" || status === "pending" || status === "unknown"

/** The id of the transaction whose place it was to take, where it may still; else its own: of those with the same one is carried out. */
export const placeOf = ({ id, replaces }: Pick<TrackedTransaction, "id" | "replaces">): string =>
  replaces === undefined || replaces.isBeside === true ? id : replaces.id

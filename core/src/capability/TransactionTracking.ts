import type * as Effect from "effect/Effect"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"
import type { Moved } from "./Moved.ts"
import type { TransactionOrder } from "./TransactionOrder.ts"
import type { TransactionReplacing } from "./TransactionReplacing.ts"

/** A transaction whose end a chain is asked for. */
export interface TransactionQuery {
  readonly network: Network
  /** The connected wallet's provider, if any. */
  readonly provider?: unknown
  /** Address of who sends it. */
  readonly account: string
  readonly hash?: string
  /** The wallet's own id, where it was asked for calls (EIP-5792) and told no hash. */
  readonly callsId?: string
  readonly order?: TransactionOrder
  /** As the chain told it before the wallet was asked. */
  readonly digest?: string
  /** Hashes of other transactions of the account: it is none of these. */
  readonly others: ReadonlyArray<string>
  /** It is older than what a chain has at hand: where that costs more, older ones are looked through too. */
  readonly isOld: boolean
  /** It was to take another's place: where it is in the order is said of one that is in a block, too. */
  readonly isReplacement?: boolean
}

/**
 * What a chain says of a transaction at one look.
 *
 * - `pending`: it knows it, and has it in no block; - `confirmed`, `failed`: it is in a block, `isFinal` where no reorganisation takes it
 *   back any more; - `replaced`: another one has its place in the order; - `dropped`: it can never be carried out; - `absent`: no sign of
 *   it, which says nothing.
 */
export type TransactionSight =
  | {
      readonly status: "pending"
      readonly hash?: string
      /** Its place in the order, where that is known only now. */
      readonly order?: TransactionOrder
    }
  | {
      readonly status: "absent"
      /** Its place in the order is free, and nobody waits for it there: where that lasts, it was forgotten. It may come back all the same. */
      readonly isFree?: boolean
    }
  | { readonly status: "dropped" }
  | {
      readonly status: "confirmed" | "failed"
      readonly hash?: string
      readonly isFinal: boolean
      /** The chain's own words for a failure. */
      readonly reason?: string
      /** Its place in the order, where that was asked for (`isReplacement`). */
      readonly order?: TransactionOrder
      readonly moved?: ReadonlyArray<Moved>
    }
  | {
      readonly status: "replaced"
      readonly by: "speedUp" | "cancel" | "other"
      /** The hash of the other. */
      readonly hash: string
      /** How the other ended. */
      readonly outcome: "confirmed" | "failed"
      readonly isFinal: boolean
    }

/** What tells what became of a transaction, one look at a time; who asks does so again. */
export interface TransactionTracker {
  /** Fails: as reading the chain does. Nothing follows of that. */
  readonly look: (query: TransactionQuery) => Effect.Effect<TransactionSight, KitError>
  /** What puts another in the place of one; absent where a chain has no such thing. */
  readonly replacing?: Effect.Effect<TransactionReplacing, KitError>
}

/** What loads a `TransactionTracker` when something is to be followed. */
export interface TransactionTracking {
  readonly tracker: Effect.Effect<TransactionTracker, KitError>
}

/** The capability of a namespace whose transactions are followed over reloads. */
export const transactionTracking =
  /* @__PURE__ */ defineCapability<TransactionTracking>("transactionTracking")

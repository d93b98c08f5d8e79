import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { TransactionOrder } from "./TransactionOrder.ts"

/** What takes the place of a transaction that is in no block: the same for more (`speedUp`), or nothing, sent to oneself (`cancel`). */
export type ReplacementKind = "speedUp" | "cancel"

/** A transaction that another may take the place of. */
export interface ReplacementQuery {
  readonly network: Network
  /** The connected wallet's provider. */
  readonly provider?: unknown
  /** Address of who sent it. */
  readonly account: string
  /** Its hash, and those of what was sent in its place since, the latest first. */
  readonly hashes: ReadonlyArray<string>
  readonly order?: TransactionOrder
}

/** What would take the place of a transaction, checked against the chain. Frozen. */
export interface PreparedReplacement {
  readonly by: ReplacementKind
  readonly networkId: CaipNetworkId
  readonly sender: string
  /** The hash of the one whose place it takes, as the node has it. */
  readonly replaces: string
  /** The most that the network takes for it, in its own coin; instead of `feeBefore`, not on top of it. */
  readonly fee: Amount
  /** The most that the network takes for the one whose place it takes. */
  readonly feeBefore: Amount
  /** Where it is in the chain's order, for certain, and what tells it from others there. */
  readonly order: TransactionOrder
  readonly digest: string
  /** The exact request that the wallet gets, in the namespace's own form. */
  readonly request: object
}

/** What puts another transaction in the place of one that is in no block yet. */
export interface TransactionReplacing {
  /** Whether this can be, as far as it is known without asking anybody: by the wallet, and by what was seen of the transaction. */
  readonly canReplace: (query: ReplacementQuery) => boolean
  /**
   * Reads what is in the place now and makes the request for the wallet; asks the wallet for nothing.
   *
   * Fails: `TransactionSettledError` where the place is taken for good, `TransactionFixedError` where nothing can take it,
   * `TransferBalanceError`, and as reading the chain does.
   */
  readonly prepare: (
    query: ReplacementQuery & { readonly by: ReplacementKind }
  ) => Effect.Effect<PreparedReplacement, KitError>
  /**
   * Looks once more whether the place is free, then asks the wallet to send exactly `replacement.request`.
   *
   * Fails, nothing being sent: `TransactionSettledError`, also where the wallet failed and the first one has gone through meanwhile; as
   * `Transfers.send` does.
   */
  readonly send: (request: {
    readonly replacement: PreparedReplacement
    readonly network: Network
    readonly provider: unknown
  }) => Effect.Effect<{ readonly hash: string }, KitError>
}

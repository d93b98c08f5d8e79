import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import type { CallFacts, CallPlace, ContractCall } from "./ContractCall.ts"
import type { FeePayer } from "./FeePayer.ts"
import type { TransferOutcome } from "./Transfers.ts"

/** Several calls that were tried one behind the other and can be sent as one. Frozen, all of it. */
export interface PreparedBatch {
  readonly networkId: CaipNetworkId
  readonly sender: string
  /** In their order, read out of the request that the wallet gets. */
  readonly calls: ReadonlyArray<{
    readonly call: ContractCall
    /** What that call does; absent where it cannot be read. */
    readonly facts?: CallFacts
  }>
  /** About what the network takes, in its own coin: how the calls are sent is the wallet's affair. */
  readonly fee: Amount
  /** Who pays `fee` in the sender's place; absent where the sender does. */
  readonly feePayer?: FeePayer
  /** The exact request that the wallet gets, in the namespace's own form. */
  readonly request: object
}

/** Several calls that a wallet has confirmed once, and carries out all of or none. */
export interface CallBatches {
  /** Whether the connected wallet says that it does so for the account there; false where it says nothing. Asks the visitor for nothing. */
  readonly can: (request: CallPlace & { readonly address: string }) => Effect.Effect<boolean>
  /**
   * Lets the chain try the calls one behind the other and makes the request for the wallet; asks the wallet for nothing.
   *
   * Fails: as `ContractCalls.prepare` does, and with `NodeAnswerInvalidError` where the node tries no calls in a row.
   */
  readonly prepare: (
    request: CallPlace & { readonly calls: ReadonlyArray<ContractCall>; readonly address: string }
  ) => Effect.Effect<PreparedBatch, KitError>
  /**
   * Lets the chain try them again, then asks the wallet to send exactly `prepared.request`. Ends with the wallet's own id for them.
   *
   * Fails as `Transfers.send` does.
   */
  readonly send: (
    request: CallPlace & { readonly prepared: PreparedBatch; readonly provider: unknown }
  ) => Effect.Effect<{ readonly id: string }, KitError>
  /**
   * Waits, within bounds, until the wallet says which transaction it was and the chain what became of it; see
   * `Transfers.follow`. `hash` is there once the wallet has told it.
   */
  readonly follow: (
    request: CallPlace & { readonly prepared: PreparedBatch; readonly id: string }
  ) => Effect.Effect<TransferOutcome & { readonly hash?: string }, KitError>
}

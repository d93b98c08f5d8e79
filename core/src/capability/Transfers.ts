import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** What is to be sent. */
export interface TransferRequest {
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress
  /** The receiver's address on that network. */
  readonly receiver: string
  /**
   * Base units, and the decimals that they were counted with: others on the chain end the transfer. `max` is all that the
   * account has of it, less the fee where the fee is paid in the same coin.
   */
  readonly amount: Pick<Amount, "value" | "decimals"> | "max"
}

/**
 * Something about the receiver that a visitor should look at twice.
 *
 * - `self`: the sender's own address; - `burn`: nobody has its key; - `token`: the contract of the token that is sent;
 * - `contract`: another contract, which may not be able to give it back.
 */
export type ReceiverWarning = "self" | "burn" | "token" | "contract"

/** What a transfer does, as it is shown before it is signed: read out of the very request that the wallet gets. */
export interface TransferPreview {
  readonly networkId: CaipNetworkId
  readonly sender: string
  /** In canonical form and in full. */
  readonly receiver: string
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress
  readonly amount: Amount
  /** The most that the network takes, in its own coin. A wallet may let the visitor choose another fee. */
  readonly fee: Amount
  /**
   * How much of `fee` goes into an account that the transfer has to open for the receiver, and stays there; absent where
   * it opens none, and on chains without such accounts.
   */
  readonly deposit?: Amount
}

/** A transfer that was checked against the chain and can be sent. Frozen, all of it. */
export interface PreparedTransfer extends TransferPreview {
  readonly warnings: ReadonlyArray<ReceiverWarning>
  /**
   * The exact request that the wallet gets, in the namespace's own form. What lasts for a minute only and says nothing of
   * the transfer (Solana's blockhash) is filled in right before the wallet gets it.
   */
  readonly request: object
}

/** What became of a transfer. `unknown`: nobody can tell yet, so it must not be sent again. */
export type TransferOutcome =
  | { readonly status: "success" }
  | {
      readonly status: "failed"
      /** The chain's own words, where it gave any. */
      readonly reason?: string
    }
  | { readonly status: "unknown" }

/** Sending coins and tokens by the connected wallet. */
export interface Transfers {
  /**
   * Checks a transfer against the chain and makes the request for the wallet; asks the wallet for nothing.
   *
   * Fails: `TransferReceiverInvalidError`, `TransferAmountInvalidError`, `TransferTokenInvalidError`,
   * `TransferBalanceError`, `TransferRefusedError`, and as reading the chain does.
   */
  readonly prepare: (
    request: TransferRequest & {
      readonly address: string
      readonly network: Network
      readonly provider?: unknown
    }
  ) => Effect.Effect<PreparedTransfer, KitError>
  /**
   * Asks the chain and the wallet once more whether all is as it was shown, then asks the wallet to send exactly
   * `transfer.request`. Ends with the transaction's hash when the wallet has sent it.
   *
   * Fails, nothing being sent: `NetworkMismatchError`, `TransferChangedError`, `TransferBalanceError`,
   * `TransferRefusedError`, `TransferRejectedError`. Fails with `TransferUncertainError` where the wallet failed and may
   * have sent it all the same.
   */
  readonly send: (request: {
    readonly transfer: PreparedTransfer
    readonly network: Network
    readonly provider: unknown
  }) => Effect.Effect<{ readonly hash: string }, KitError>
  /**
   * Waits, within bounds, until the chain says what became of a transfer. `success` only where the transaction of that
   * hash is the one that was asked for.
   */
  readonly follow: (request: {
    readonly transfer: PreparedTransfer
    readonly hash: string
    readonly network: Network
    readonly provider?: unknown
  }) => Effect.Effect<TransferOutcome, KitError>
}

/** The capability of a namespace whose wallets send coins and tokens. */
export const transfers = defineCapability<Transfers>("transfers")

import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"
import type { FeePayer } from "./FeePayer.ts"
import type { Moved } from "./Moved.ts"

/** How soon a transfer is to be in the chain, where that decides what it costs. */
export type FeeLevel = "slow" | "normal" | "fast"

/** What is to be sent. */
export interface TransferRequest {
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress
  /** The receiver's address on that network. */
  readonly receiver: string
  /**
   * Base units, and the decimals that they were counted with: others on the chain end the transfer. `max` is all that the
   * account has of it, less the fee where the account pays that in the same coin.
   */
  readonly amount: Pick<Amount, "value" | "decimals"> | "max"
  /** A public text that goes with it, by which some receivers know whose it is; only where `Transfers.memoBytes` says so. */
  readonly memo?: string
  /** Addresses that the transaction names beside, by which the receiver finds it (Solana Pay); only where `Transfers.hasReferences`. */
  readonly references?: ReadonlyArray<string>
  /** `normal` when absent; of no meaning where a prepared transfer has no `feeLevels`. */
  readonly feeLevel?: FeeLevel
}

/**
 * Something about the receiver that a visitor should look at twice.
 *
 * - `self`: the sender's own address; - `burn`: nobody has its key; - `token`: the contract of the token that is sent;
 * - `contract`: another contract, which may not be able to give it back; - `memo`: it is known to need a memo, and there is
 *   none.
 */
export type ReceiverWarning = "self" | "burn" | "token" | "contract" | "memo"

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
  /** Who pays `fee` in the sender's place; absent where the sender does. */
  readonly feePayer?: FeePayer
  /**
   * How much of `fee` goes into an account that the transfer has to open for the receiver, and stays there; absent where
   * it opens none, and on chains without such accounts.
   */
  readonly deposit?: Amount
  /** The public text that goes with it. */
  readonly memo?: string
  /** Addresses that it names beside; absent for none. */
  readonly references?: ReadonlyArray<string>
}

/** One of the fees that a visitor may choose from. */
export interface TransferFeeLevel {
  readonly level: FeeLevel
  /** The most that the network takes then, in its own coin. */
  readonly fee: Amount
  /** About how long it takes until the transfer is in the chain, in seconds, as the chain is now; absent where nobody can tell. */
  readonly seconds?: number
}

/** A transfer that was checked against the chain and can be sent. Frozen, all of it. */
export interface PreparedTransfer extends TransferPreview {
  readonly warnings: ReadonlyArray<ReceiverWarning>
  /** Which of `feeLevels` this one has. */
  readonly feeLevel?: FeeLevel
  /** What the fee would be, the slowest first; absent where there is nothing to choose. To choose, prepare it again. */
  readonly feeLevels?: ReadonlyArray<TransferFeeLevel>
  /** The request names no fee: the wallet chooses it and shows it, and `fee` is only about what it will be. */
  readonly isFeeEstimated?: boolean
  /**
   * The exact request that the wallet gets, in the namespace's own form. What lasts for a minute only and says nothing of
   * the transfer (Solana's blockhash) is filled in right before the wallet gets it.
   */
  readonly request: object
}

/** Whose signatures an account of several owners waits for. */
export interface AwaitedOwners {
  /** How many have signed. */
  readonly signatures: number
  /** How many have to. Where as many have, one of them has to execute it. */
  readonly required: number
}

/**
 * What became of a transfer. `pending`: the chain knows it and has it in no block yet, so it is worth asking again; `unknown`: nobody
 * can tell. After either it must not be sent again.
 */
export type TransferOutcome =
  | {
      readonly status: "success"
      /**
       * What it moved from or to the account and the receiver, at most 50; absent where the chain does not say, or not all of it. What
       * arrived is what stands here, not what was asked for.
       */
      readonly moved?: ReadonlyArray<Moved>
    }
  | {
      readonly status: "pending"
      /** Absent where nobody but the chain is waited for. */
      readonly owners?: AwaitedOwners
    }
  | {
      readonly status: "failed"
      /** The chain's own words, where it gave any. */
      readonly reason?: string
    }
  | { readonly status: "unknown" }

/** What a wallet told when it had taken on what it was asked to send. */
export interface SentAnswer {
  /** The transaction's hash, or what the wallet has in its place; empty where it told `callsId` alone. */
  readonly hash: string
  /** The wallet's own id for the calls that it was asked for (EIP-5792), where it was asked for calls. */
  readonly callsId?: string
}

/** Sending coins and tokens by the connected wallet. */
export interface Transfers {
  /** How long a memo may be, in bytes of UTF-8; absent where transfers have none. */
  readonly memoBytes?: number
  /** Whether a transfer can name further addresses. */
  readonly hasReferences?: boolean
  /**
   * Checks a transfer against the chain and makes the request for the wallet; asks the wallet for nothing.
   *
   * Fails: `TransferReceiverInvalidError`, `TransferAmountInvalidError`, `TransferTokenInvalidError`,
   * `TransferMemoInvalidError`, `TransferBalanceError`, `TransferRefusedError`, `TransferFeeUnknownError`, and as reading the chain
   * does.
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
   * `transfer.request`. Ends with what the wallet told when it has sent it.
   *
   * Fails, nothing being sent: `NetworkMismatchError`, `TransferChangedError`, `TransferBalanceError`,
   * `TransferRefusedError`, `TransferRejectedError`, `TransferSponsorError`. Fails with `TransferUncertainError` where the wallet failed and may
   * have sent it all the same.
   */
  readonly send: (request: {
    readonly transfer: PreparedTransfer
    readonly network: Network
    readonly provider: unknown
  }) => Effect.Effect<SentAnswer, KitError>
  /**
   * Waits, within bounds, until the chain says what became of a transfer. `success` only where the transaction of that
   * hash is the one that was asked for. `hash` is empty where the wallet told none, and is in the answer once it has.
   */
  readonly follow: (request: {
    readonly transfer: PreparedTransfer
    readonly hash: string
    readonly callsId?: string
    readonly network: Network
    readonly provider?: unknown
  }) => Effect.Effect<TransferOutcome & { readonly hash?: string }, KitError>
}

/** The capability of a namespace whose wallets send coins and tokens. */
export const transfers = defineCapability<Transfers>("transfers")

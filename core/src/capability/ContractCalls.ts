import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"
import type { TokenHolding } from "./TokenBalances.ts"
import type { TransferOutcome } from "./Transfers.ts"

/** A call of a contract, in the namespace's own encoding. */
export interface ContractCall {
  /** The contract's address. */
  readonly to: string
  /** How much of the network's own coin goes with it, in base units. */
  readonly value: bigint
  readonly data: string
}

/** What a call does that a page can read out of it: an approval, or a swap of a usual form. */
export type CallFacts =
  | {
      readonly kind: "approval"
      readonly token: CaipAddress
      readonly spender: string
      /** Base units that the spender may take from then on; zero takes the approval back. */
      readonly amount: bigint
    }
  | {
      readonly kind: "swap"
      /** CAIP-10 of the token that is sold; absent for the network's own coin. */
      readonly sold?: CaipAddress
      /** CAIP-10 of the token that is bought; absent for the network's own coin. */
      readonly bought?: CaipAddress
      /** How much is sold, in base units. */
      readonly amount: bigint
      /** The least that is bought, in base units; otherwise the contract undoes all of it. */
      readonly minimum: bigint
      /** Who gets what is bought. */
      readonly receiver: string
      /** Until when the contract carries it out, in epoch seconds of the chain. */
      readonly deadline: bigint
    }

/** A call that was tried against the chain and can be sent. Frozen, all of it. */
export interface PreparedCall {
  readonly networkId: CaipNetworkId
  readonly sender: string
  /** Read out of the request that the wallet gets. */
  readonly call: ContractCall
  /** What that call does; absent where it cannot be read. */
  readonly facts?: CallFacts
  /** The most that the network takes, in its own coin. A wallet may let the visitor choose another fee. */
  readonly fee: Amount
  /** The exact request that the wallet gets, in the namespace's own form. */
  readonly request: object
}

/** Where a contract is: the network, and the connected wallet's provider, if any. */
export interface CallPlace {
  readonly network: Network
  readonly provider?: unknown
}

/** Calls of contracts by the connected wallet, and what a page has to read for them. */
export interface ContractCalls {
  /** What a contract answers to a call that changes nothing, in the namespace's own encoding; latest state. */
  readonly read: (
    request: CallPlace & { readonly to: string; readonly data: string }
  ) => Effect.Effect<string, KitError>
  /** The chain's own clock, in epoch seconds: the time that a transaction meets which is sent now. */
  readonly time: (place: CallPlace) => Effect.Effect<bigint, KitError>
  /** What an account holds of a token, by the token's own contract; of the network's own coin where `token` is absent. */
  readonly holding: (
    request: CallPlace & { readonly token?: CaipAddress | undefined; readonly address: string }
  ) => Effect.Effect<TokenHolding, KitError>
  /** How much of a token, in base units, `spender` may take from `owner`. */
  readonly allowance: (
    request: CallPlace & { readonly token: CaipAddress; readonly owner: string; readonly spender: string }
  ) => Effect.Effect<bigint, KitError>
  /** The call that lets `spender` take exactly `amount` base units of a token. Fails: `TransferTokenInvalidError`. */
  readonly approve: (
    request: CallPlace & { readonly token: CaipAddress; readonly spender: string; readonly amount: bigint }
  ) => Effect.Effect<ContractCall, KitError>
  /** What a call does, read out of it alone; undefined for anything that is not exactly of a known form. */
  readonly describe: (network: Pick<Network, "caipNetworkId">, call: ContractCall) => CallFacts | undefined
  /**
   * Lets the chain try a call and makes the request for the wallet; asks the wallet for nothing.
   *
   * Fails: `TransferReceiverInvalidError` where there is no such contract, `TransferBalanceError`, `TransferRefusedError`, and as
   * reading the chain does.
   */
  readonly prepare: (
    request: CallPlace & { readonly call: ContractCall; readonly address: string }
  ) => Effect.Effect<PreparedCall, KitError>
  /**
   * Asks the chain and the wallet once more whether all is as it was prepared, then asks the wallet to send exactly
   * `prepared.request`. Ends with the transaction's hash when the wallet has sent it.
   *
   * Fails as `Transfers.send` does.
   */
  readonly send: (
    request: CallPlace & { readonly prepared: PreparedCall; readonly provider: unknown }
  ) => Effect.Effect<{ readonly hash: string }, KitError>
  /** Waits, within bounds, until the chain says what became of a call; see `Transfers.follow`. */
  readonly follow: (
    request: CallPlace & { readonly prepared: PreparedCall; readonly hash: string }
  ) => Effect.Effect<TransferOutcome, KitError>
}

/** What loads `ContractCalls` when they are first needed: no page needs them before its visitor does something. */
export interface ContractCalling {
  readonly calls: Effect.Effect<ContractCalls, KitError>
}

/** The capability of a namespace whose wallets call contracts. */
export const contractCalls = defineCapability<ContractCalling>("contractCalls")

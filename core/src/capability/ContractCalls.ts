import type * as Effect from "effect/Effect"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { CallBatches } from "./CallBatches.ts"
import { defineCapability } from "./Capability.ts"
import type { CallFacts, CallPlace, ContractCall, PreparedCall } from "./ContractCall.ts"
import type { TokenPermits } from "./TokenPermits.ts"
import type { TokenHolding } from "./TokenBalances.ts"
import type { SentAnswer, TransferOutcome } from "./Transfers.ts"
import type { WalletCalls } from "./WalletCalls.ts"

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
  /** The amount of an approval that tokens take for one without a limit. */
  readonly unlimited: bigint
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
   * `prepared.request`. Ends with what the wallet told when it has sent it.
   *
   * Fails as `Transfers.send` does.
   */
  readonly send: (
    request: CallPlace & { readonly prepared: PreparedCall; readonly provider: unknown }
  ) => Effect.Effect<SentAnswer, KitError>
  /** Waits, within bounds, until the chain says what became of a call; see `Transfers.follow`. */
  readonly follow: (
    request: CallPlace & {
      readonly prepared: PreparedCall
      readonly hash: string
      readonly callsId?: string
      /** Somebody else than the sender, in canonical form: what came to them is told too. */
      readonly receiver?: string
    }
  ) => Effect.Effect<TransferOutcome & { readonly hash?: string }, KitError>
  /** What loads several calls as one; absent in namespaces whose wallets have no way to say that. */
  readonly batches?: Effect.Effect<CallBatches, KitError>
  /** What loads approvals by signature; absent in namespaces that have none. */
  readonly permits?: Effect.Effect<TokenPermits, KitError>
  /** What loads an app's own calls at once; absent in namespaces whose wallets have no way to say that. */
  readonly walletCalls?: Effect.Effect<WalletCalls, KitError>
}

/** What loads `ContractCalls` when they are first needed: no page needs them before its visitor does something. */
export interface ContractCalling {
  readonly calls: Effect.Effect<ContractCalls, KitError>
}

/** The capability of a namespace whose wallets call contracts. */
export const contractCalls = defineCapability<ContractCalling>("contractCalls")

import type * as Effect from "effect/Effect"
import type { CaipAddress } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"
import type { CallPlace, ContractCall } from "./ContractCall.ts"
import type { PreparedTransfer } from "./Transfers.ts"

/** Whose balance of what. */
export interface BalanceOf {
  /** CAIP-10 of the token; absent for the network's own coin, of which only the sender's can be watched. */
  readonly token?: CaipAddress | undefined
  /** In canonical form. */
  readonly account: string
}

/** How a balance would change. */
export interface BalanceChange extends BalanceOf {
  /** Base units; below zero for what leaves. Without what the network takes. */
  readonly change: bigint
}

/**
 * What a node says that transactions would do now.
 *
 * - `done`: they would be carried out; - `refused`: the one of that index would not, for the reason that the chain gave;
 * - `untried`: nobody could try it, which says nothing of what it would do.
 */
export type SimulationOutcome =
  | { readonly status: "done"; readonly changes: ReadonlyArray<BalanceChange> }
  | { readonly status: "refused"; readonly step: number; readonly reason?: string }
  | { readonly status: "untried" }

/** Lets the chain try what would be sent, and says what came of it. Asks the wallet for nothing, and never fails. */
export interface Simulator {
  /** A transfer: how the balances of sender and receiver would change, of what is sent. */
  readonly transfer: (
    request: CallPlace & { readonly transfer: PreparedTransfer }
  ) => Effect.Effect<SimulationOutcome>
  /** Calls of one account, one behind the other; absent where a chain tries none in a row. */
  readonly calls?: (
    request: CallPlace & {
      readonly address: string
      readonly calls: ReadonlyArray<ContractCall>
      readonly watched: ReadonlyArray<BalanceOf>
    }
  ) => Effect.Effect<SimulationOutcome>
}

/** What loads a `Simulator` when the first review needs it. */
export interface Simulation {
  readonly reader: Effect.Effect<Simulator, KitError>
}

/** The capability of a namespace whose nodes try transactions without sending them. */
export const simulation = defineCapability<Simulation>("simulation")

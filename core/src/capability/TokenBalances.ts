import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** What an account holds of one token. */
export interface TokenHolding {
  /** CAIP-10 of the token's contract; absent for the network's own coin. What the token is known by: its symbol may be anybody's. */
  readonly token?: CaipAddress
  /** As the token says it; invisible characters removed, at most 64 characters. */
  readonly name: string
  /** Exact base units; decimals and symbol as the token says them, the symbol of at most 20 characters. */
  readonly amount: Amount
}

/** Reading what an account holds on a network. */
export interface TokenBalances {
  /**
   * The network's own coin first, then the tokens that the source knows, zero balances included; latest state, not cached
   * here. A token that gives no usable answer is left out. `provider` is the connected wallet's, if any. `candidates` are CAIP-10 ids of
   * tokens that the account may hold, canonical: a source that has to be told what to count counts them too, and lists those that
   * there are some of.
   */
  readonly list: (request: {
    readonly address: string
    readonly network: Network
    readonly provider?: unknown
    readonly candidates?: ReadonlyArray<CaipAddress>
  }) => Effect.Effect<ReadonlyArray<TokenHolding>, KitError>
}

/** The capability of a namespace whose accounts hold tokens that can be listed. */
export const tokenBalances = defineCapability<TokenBalances>("tokenBalances")

import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** What a whole one of something costs. */
export interface TokenPrice {
  /** CAIP-10 of the token, as it was asked for; absent for the network's own coin. */
  readonly token?: CaipAddress
  /** More than nothing; its symbol is the currency's code in capitals, `USD`. A hint to show: nothing is counted on with it. */
  readonly price: Amount
}

/** Reading what things cost. */
export interface Prices {
  /**
   * Prices of the network's own coin and of the tokens that are asked for, at most a minute old; what the source has no price of is
   * left out. `currency` is a code of ISO 4217, `USD`. Fails as reading the source does.
   */
  readonly list: (request: {
    readonly network: Network
    readonly tokens: ReadonlyArray<CaipAddress>
    readonly currency: string
  }) => Effect.Effect<ReadonlyArray<TokenPrice>, KitError>
}

/** The capability of a namespace of whose coins and tokens prices are known. */
export const prices = defineCapability<Prices>("prices")

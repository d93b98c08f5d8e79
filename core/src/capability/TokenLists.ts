import type * as Effect from "effect/Effect"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** A token that a list names. */
export interface ListedToken {
  /** CAIP-10 of its contract, in any spelling that the namespace reads. */
  readonly token: CaipAddress
  /** What the list calls it. A hint: what a token is called where it is shown, its own contract says. */
  readonly symbol: string
}

/** Lists of tokens that somebody keeps for everybody: no account is asked about. */
export interface TokenLists {
  /**
   * The tokens of a network, those of the list that is believed first in front, each once. Where two of them have one symbol, the
   * first has it: another token that calls itself by it is marked. Fails as reading the lists does.
   */
  readonly list: (request: {
    readonly network: Network
  }) => Effect.Effect<ReadonlyArray<ListedToken>, KitError>
}

/** The capability of a namespace of whose tokens there are lists: what they name, accounts are asked for. */
export const tokenLists = defineCapability<TokenLists>("tokenLists")

import type * as Effect from "effect/Effect"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** A thing of a collection that an account holds. All texts are as somebody wrote them, and nothing to believe. */
export interface NftHolding {
  /** CAIP-10 of the contract that keeps it, or of the thing itself where it has an account of its own. */
  readonly collection: CaipAddress
  /** Its number in the collection, in decimal, of at most 78 digits; absent where it has none. */
  readonly id?: string
  /** How many of it the account holds, at least one, as the chain said right now. */
  readonly count: bigint
  /** By which rules it is kept, as they are called: `ERC-721`. */
  readonly standard: string
  /** What the collection calls itself, of at most 64 characters; may be empty. */
  readonly collectionName: string
  /** What the chain itself calls the thing, of at most 64 characters; may be empty. */
  readonly name: string
  /** Where its description lies, where `list` came to know that; otherwise `uriOf` reads it. */
  readonly uri?: string
}

/** What an account holds of things. */
export interface NftHoldingList {
  /** At most 500, the last received first where that is known. */
  readonly nfts: ReadonlyArray<NftHolding>
  /** `whole` is all that the account holds; `partial` may lack some: older ones, or of a kind that the source cannot see. */
  readonly coverage: "whole" | "partial"
  /** What was received before that is not known; absent where the source looked back to the beginning. */
  readonly since?: {
    /** The number of the block. */
    readonly block: number
    /** When it was made, in epoch milliseconds; absent where nobody said it. */
    readonly at?: number
    /** Whoever asks again is told of more: the source looks further back with each time. */
    readonly goesOn?: true
  }
}

/** Reads which things an account holds on a network. */
export interface NftReader {
  /**
   * The things that the account holds in the latest state, each confirmed by the chain; not cached here. `provider` is the
   * connected wallet's, if any. What is described where is not asked for, beyond what the chain says by itself.
   *
   * Fails as reading the source does: never with a list that only looks empty.
   */
  readonly list: (request: {
    readonly address: string
    readonly network: Network
    readonly provider?: unknown
  }) => Effect.Effect<NftHoldingList, KitError>
  /**
   * Where the description of a thing lies, as the chain says it: a URI, or the description itself as a `data:` URI, of at most
   * 300,000 bytes. Undefined where it says none. Nothing to load unchecked. Absent where `list` says all that is known.
   */
  readonly uriOf?: (request: {
    readonly nft: NftHolding
    readonly network: Network
    readonly provider?: unknown
  }) => Effect.Effect<string | undefined, KitError>
}

/** What an account holds of things, from one source. */
export interface NftHoldings {
  /** Loaded when the first list is asked for. */
  readonly reader: Effect.Effect<NftReader, KitError>
}

/** The capability of a namespace that can tell which things of collections an account holds. */
export const nftHoldings = defineCapability<NftHoldings>("nftHoldings")

import type * as Effect from "effect/Effect"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** A name, and the address that it stands for on the network that was asked about. */
export interface ResolvedName {
  /** In the one form that its chain knows it by, whatever was typed. */
  readonly name: string
  /** Canonical and whole. */
  readonly address: string
}

/** Where names are asked about. */
export interface NameQuery {
  /** The network whose addresses are meant. */
  readonly network: Network
  /** Every network of the namespace that the app uses: names may be kept on another one. */
  readonly networks: ReadonlyArray<Network>
  /** The connected wallet's provider, if any. */
  readonly provider?: unknown
  /** Origins that may be asked for what a name's contract keeps on a server; no other is. Each learns which name is asked for. */
  readonly gateways?: ReadonlyArray<string>
}

/** What reads names; latest state, nothing cached here. */
export interface NameReader {
  /**
   * What a name stands for; undefined where it stands for no address on that network. Fails with `NameInvalidError` for what is
   * no name or can be mistaken for another one, and as reading does: never with undefined for what could not be read.
   */
  readonly resolve: (
    request: NameQuery & { readonly name: string }
  ) => Effect.Effect<ResolvedName | undefined, KitError>
  /**
   * What an address calls itself; undefined where it says nothing. No more than its own claim: whoever shows the name
   * resolves it first, and compares.
   */
  readonly reverse: (
    request: NameQuery & { readonly address: string }
  ) => Effect.Effect<string | undefined, KitError>
  /** The picture of a name as its owner wrote it down, undefined where there is none. Nothing to load unchecked. */
  readonly avatar: (
    request: NameQuery & { readonly name: string }
  ) => Effect.Effect<string | undefined, KitError>
  /**
   * The picture of an address whose name has none of its own, by who told the name; absent where nothing is told but names. Nothing
   * to load unchecked.
   */
  readonly picture?: (
    request: NameQuery & { readonly address: string }
  ) => Effect.Effect<string | undefined, KitError>
}

/** Names of a namespace's accounts, from one source. */
export interface NameResolution {
  /**
   * The endings of names that this source alone answers for, without a dot before: `example.id`. The one without any answers
   * for all others. So every name has one source, and no other can answer in its place.
   */
  readonly zones?: ReadonlyArray<string>
  /** Loaded when the first name is asked for. */
  readonly reader: Effect.Effect<NameReader, KitError>
}

/** The capability of a namespace whose accounts have names. */
export const nameResolution = defineCapability<NameResolution>("nameResolution")

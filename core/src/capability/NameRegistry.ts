import type * as Effect from "effect/Effect"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** A name of a registry, and whether somebody has it. */
export interface OfferedName {
  /** Whole, with the registry's ending, in its normal form. */
  readonly name: string
  readonly registered: boolean
}

/** Who gives names to the accounts of a namespace, below an ending of its own. */
export interface NameRegistry {
  /** The ending of its names, without a dot before: `example.id`. */
  readonly zone: string
  /**
   * The wanted name first, then free ones like it. `label` is what stands before the ending, in its normal form. Fails with
   * `NameInvalidError` for what the registry does not give, and as reading does.
   */
  readonly suggestions: (request: {
    readonly label: string
    readonly network: Network
  }) => Effect.Effect<ReadonlyArray<OfferedName>, KitError>
  /** The name that an account has from here already; undefined where it has none. */
  readonly owned: (request: {
    readonly address: string
    readonly network: Network
  }) => Effect.Effect<string | undefined, KitError>
  /**
   * Registers a name for an account, and answers with the whole name. `sign` asks the account for its signature of a text.
   * Fails: `NameTakenError`, `NameInvalidError`, `NameFailedError`, and as `sign` does.
   */
  readonly register: (request: {
    readonly label: string
    readonly address: string
    readonly network: Network
    readonly sign: (message: string) => Effect.Effect<string, KitError>
  }) => Effect.Effect<string, KitError>
}

/** The capability of a namespace whose accounts can get names. */
export const nameRegistry = defineCapability<NameRegistry>("nameRegistry")

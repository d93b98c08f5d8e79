import type * as Effect from "effect/Effect"
import { defineCapability } from "./Capability.ts"
import type { CallPlace } from "./ContractCall.ts"
import type { FeePayer } from "./FeePayer.ts"

/** Says who pays the network's fee. */
export interface FeePayers {
  /**
   * Who pays for what `address` sends by that wallet; undefined where its sender does, or another source has to be asked. Asks the
   * visitor for nothing.
   */
  readonly of: (place: CallPlace & { readonly address: string }) => Effect.Effect<FeePayer | undefined>
}

/**
 * The capability of a namespace with accounts whose fees others pay. Each chain asks all of them before it says what a transaction costs
 * its sender, and says their answer in what it prepares (`feePayer`).
 */
export const feePayers = defineCapability<FeePayers>("feePayers")

import type { Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { capabilityField, readCapabilities } from "../../provider/readCapabilities.ts"

/**
 * See `CallBatches.can`. A wallet that would have to make another account of it first (`ready`) does not count as one that can: the visitor came to
 * swap.
 */
export const canBatch = (provider: unknown, network: Network, address: string): Effect.Effect<boolean> =>
  Effect.map(
    readCapabilities(provider, network, address),
    (told) => capabilityField(told, "atomic", "status") === "supported"
  )

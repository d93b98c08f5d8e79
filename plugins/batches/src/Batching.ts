import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { BatchesApi } from "./BatchesApi.ts"

/** The calls that one kit sent at once. */
export class Batching extends Context.Service<Batching, EffectApi<BatchesApi>>()(
  "@latchkey/batches/Batching"
) {}

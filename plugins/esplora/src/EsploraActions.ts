import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { EsploraApi } from "./EsploraApi.ts"

/** The actions of `esplora`. */
export class EsploraActions extends Context.Service<EsploraActions, EffectApi<EsploraApi>>()(
  "@latchkey/esplora/EsploraActions"
) {}

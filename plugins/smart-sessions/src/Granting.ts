import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { SmartSessionsApi } from "./SmartSessionsApi.ts"

/** What others may do for the accounts of one kit. */
export class Granting extends Context.Service<Granting, EffectApi<SmartSessionsApi>>()(
  "@latchkey/smart-sessions/Granting"
) {}

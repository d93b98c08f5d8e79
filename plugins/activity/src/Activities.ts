import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { ActivityApi } from "./ActivityApi.ts"

/** What happened to the accounts of one kit. */
export class Activities extends Context.Service<Activities, EffectApi<ActivityApi>>()(
  "@latchkey/activity/Activities"
) {}

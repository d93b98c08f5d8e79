import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { TelemetryApi } from "./TelemetryApi.ts"

/** What hears and sends, for the plugin's own actions. */
export class Reporter extends Context.Service<Reporter, EffectApi<TelemetryApi>>()(
  "@latchkey/telemetry/Reporter"
) {}

import type { PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeReporter } from "./makeReporter.ts"
import { Reporter } from "./Reporter.ts"
import type { TelemetryApi } from "./TelemetryApi.ts"
import type { TelemetryOptions } from "./TelemetryOptions.ts"

/** The working part of the plugin. */
export const telemetryModule = (options: TelemetryOptions): PluginModule<TelemetryApi, Reporter> => ({
  start: Effect.map(makeReporter(options), (reporter) => Context.make(Reporter, reporter)),
  actions: (services: Context.Context<Reporter>) => Context.get(services, Reporter)
})

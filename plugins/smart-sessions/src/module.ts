import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeSmartSessions } from "./makeSmartSessions.ts"
import { Granting } from "./Granting.ts"
import type { SmartSessionsApi } from "./SmartSessionsApi.ts"
import type { SmartSessionsOptions } from "./SmartSessionsOptions.ts"

/** The working part of the plugin. */
export const smartSessionsModule = (
  options: Required<SmartSessionsOptions>
): PluginModule<SmartSessionsApi, Granting | Host> => ({
  start: Effect.map(makeSmartSessions(options), (sessions) => Context.make(Granting, sessions)),
  actions: Granting
})

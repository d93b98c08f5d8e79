import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Activities } from "./Activities.ts"
import type { ActivityApi } from "./ActivityApi.ts"
import type { ActivityOptions } from "./ActivityOptions.ts"
import { makeActivities } from "./makeActivities.ts"

/** The working part of the plugin. */
export const activityModule = (options: ActivityOptions): PluginModule<ActivityApi, Activities | Host> => ({
  start: Effect.map(makeActivities(options), (activities) => Context.make(Activities, activities)),
  actions: Activities
})

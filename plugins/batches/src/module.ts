import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BatchesApi } from "./BatchesApi.ts"
import { Batching } from "./Batching.ts"
import { makeBatching } from "./makeBatching.ts"

/** The working part of the plugin. */
export const batchesModule: PluginModule<BatchesApi, Batching | Host> = {
  start: Effect.map(makeBatching, (batching) => Context.make(Batching, batching)),
  actions: Batching
}

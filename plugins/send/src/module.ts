import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeSending } from "./makeSending.ts"
import type { SendApi } from "./SendApi.ts"
import type { SendOptions } from "./SendOptions.ts"
import { Sending } from "./Sending.ts"

/** The working part of the plugin. */
export const sendModule = (options: SendOptions): PluginModule<SendApi, Sending | Host> => ({
  start: Effect.map(makeSending(options), (sending) => Context.make(Sending, sending)),
  actions: Sending
})

import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makePaying } from "./makePaying.ts"
import type { PayApi } from "./PayApi.ts"
import type { PayOptions } from "./PayOptions.ts"
import { Paying } from "./Paying.ts"

/** The working part of the plugin. */
export const payModule = (options: PayOptions): PluginModule<PayApi, Paying | Host> => ({
  start: Effect.map(makePaying(options), (paying) => Context.make(Paying, paying)),
  actions: Paying
})

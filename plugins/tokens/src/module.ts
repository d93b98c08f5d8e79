import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Holdings } from "./Holdings.ts"
import { makeHoldings } from "./makeHoldings.ts"
import type { TokensApi } from "./TokensApi.ts"
import type { TokensOptions } from "./TokensOptions.ts"

/** The working part of the plugin. */
export const tokensModule = (options: TokensOptions): PluginModule<TokensApi, Holdings | Host> => ({
  start: Effect.map(makeHoldings(options), (holdings) => Context.make(Holdings, holdings)),
  actions: Holdings
})

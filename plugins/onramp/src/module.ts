import { Onramp, type Host, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Buying } from "./Buying.ts"
import { makeBuying } from "./makeBuying.ts"
import type { OnrampApi } from "./OnrampApi.ts"
import type { OnrampSettings } from "./OnrampSettings.ts"

/** The working part of the plugin. */
export const onrampModule = (settings: OnrampSettings): PluginModule<OnrampApi, Buying | Host> => ({
  start: Effect.map(makeBuying(settings), (buying) =>
    Context.add(Context.make(Buying, buying), Onramp, buying)
  ),
  actions: Buying
})

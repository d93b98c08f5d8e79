import { Swap, type Host, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeSwapping } from "./makeSwapping.ts"
import type { SwapApi } from "./SwapApi.ts"
import type { SwapOptions } from "./SwapOptions.ts"
import { Swapping } from "./Swapping.ts"

/** The working part of the plugin. */
export const swapModule = (options: SwapOptions): PluginModule<SwapApi, Swapping | Host> => ({
  start: Effect.map(makeSwapping(options), (swapping) =>
    Context.add(Context.make(Swapping, swapping), Swap, swapping)
  ),
  actions: Swapping
})

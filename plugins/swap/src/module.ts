import { fillSlot, senders } from "@latchkey/core"
import { Swap, type Host, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeSwapping } from "./makeSwapping.ts"
import type { SwapApi } from "./SwapApi.ts"
import type { SwapOptions } from "./SwapOptions.ts"
import { Swapping } from "./Swapping.ts"

/** The working part of the plugin. */
export const swapModule = (options: SwapOptions): PluginModule<SwapApi, Swapping | Host> => ({
  fills: [fillSlot(senders, { id: "swap" })],
  start: Effect.map(makeSwapping(options), (swapping) =>
    Context.add(Context.make(Swapping, swapping), Swap, swapping)
  ),
  actions: {
    tokens: (...given) => Effect.flatMap(Swapping, ({ tokens }) => tokens(...given)),
    quote: (...given) => Effect.flatMap(Swapping, ({ quote }) => quote(...given)),
    max: (...given) => Effect.flatMap(Swapping, ({ max }) => max(...given)),
    prepare: (...given) => Effect.flatMap(Swapping, ({ prepare }) => prepare(...given)),
    submit: (...given) => Effect.flatMap(Swapping, ({ submit }) => submit(...given)),
    stopAsking: () => Effect.flatMap(Swapping, ({ stopAsking }) => stopAsking()),
    follow: (...given) => Effect.flatMap(Swapping, ({ follow }) => follow(...given)),
    edit: (...given) => Effect.flatMap(Swapping, ({ edit }) => edit(...given))
  }
})

import * as Context from "effect/Context"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { SwapActions } from "./SwapActions.ts"

/** Swapping tokens, for features that offer it. Provided by the plugin whose id is `swap`. */
export class Swap extends Context.Service<Swap, EffectApi<SwapActions>>()("@latchkey/core/Swap") {}

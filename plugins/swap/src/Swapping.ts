import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { SwapApi } from "./SwapApi.ts"

/** Swapping, in one kit. */
export class Swapping extends Context.Service<Swapping, EffectApi<SwapApi>>()("@latchkey/swap/Swapping") {}

import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { SiwxApi } from "./SiwxApi.ts"

/** The actions of the plugin, as its module keeps them. */
export class SignIn extends Context.Service<SignIn, EffectApi<SiwxApi>>()("@latchkey/siwx/SignIn") {}

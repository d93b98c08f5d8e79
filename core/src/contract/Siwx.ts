import * as Context from "effect/Context"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { SiwxActions } from "./SiwxActions.ts"

/**
 * Signing in with a wallet, for connectors that do it in one step with connecting and for whoever asks who is signed in.
 * Provided by the plugin whose id is `siwx`.
 */
export class Siwx extends Context.Service<Siwx, EffectApi<SiwxActions>>()("@latchkey/core/Siwx") {}

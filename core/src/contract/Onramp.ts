import * as Context from "effect/Context"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { OnrampActions } from "./OnrampActions.ts"

/** Buying coins with money, for features that offer it. Provided by the plugin whose id is `onramp`. */
export class Onramp extends Context.Service<Onramp, EffectApi<OnrampActions>>()("@latchkey/core/Onramp") {}

import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { OnrampApi } from "./OnrampApi.ts"

/** Buying with money, in one kit. */
export class Buying extends Context.Service<Buying, EffectApi<OnrampApi>>()("@latchkey/onramp/Buying") {}

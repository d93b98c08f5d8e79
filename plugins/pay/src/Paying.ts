import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { PayApi } from "./PayApi.ts"

/** Paying, in one kit. */
export class Paying extends Context.Service<Paying, EffectApi<PayApi>>()("@latchkey/pay/Paying") {}

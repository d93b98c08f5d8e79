import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { SendApi } from "./SendApi.ts"

/** Sending, in one kit. */
export class Sending extends Context.Service<Sending, EffectApi<SendApi>>()("@latchkey/send/Sending") {}

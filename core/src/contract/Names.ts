import * as Context from "effect/Context"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { NamesActions } from "./NamesActions.ts"

/** Names of accounts, for views that show an address and for whoever takes one from a visitor. */
export class Names extends Context.Service<Names, EffectApi<NamesActions>>()("@latchkey/core/Names") {}

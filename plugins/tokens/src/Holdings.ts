import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { TokensApi } from "./TokensApi.ts"

/** What the accounts of one kit hold. */
export class Holdings extends Context.Service<Holdings, EffectApi<TokensApi>>()(
  "@latchkey/tokens/Holdings"
) {}

import * as Context from "effect/Context"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { CatalogueActions } from "./CatalogueActions.ts"

/** Wallets that are not installed here, and images, for views that list them. */
export class Catalogue extends Context.Service<Catalogue, EffectApi<CatalogueActions>>()(
  "@latchkey/core/Catalogue"
) {}

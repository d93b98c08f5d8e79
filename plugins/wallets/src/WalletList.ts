import type { CatalogueActions } from "@latchkey/core"
import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"

/** The list of wallets. `Catalogue` is what it shows beside its own. */
export class WalletList extends Context.Service<WalletList, EffectApi<CatalogueActions>>()(
  "@latchkey/wallets/WalletList"
) {}

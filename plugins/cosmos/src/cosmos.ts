import { chainPlugin, type Plugin } from "@latchkey/core"
import type { CosmosApi, CosmosOptions } from "./CosmosApi.ts"
import type { CosmosTypes } from "./CosmosTypes.ts"

/**
 * Cosmos networks (`cosmos`): Keplr-style wallets, ADR-36 and transaction signing, native balances.
 *
 * Networks are objects that name their namespace, with a field `cosmos`: see `CosmosNetwork`.
 */
export const cosmos = (options: CosmosOptions = {}): Plugin<"cosmos", CosmosApi, any, CosmosTypes> =>
  chainPlugin(options, {
    id: "cosmos",
    namespace: { name: "Cosmos" },
    actions: [
      "signArbitrary",
      "signAmino",
      "signDirect",
      "suggestChain",
      "getOfflineSigner",
      "getClient",
      "getSigningClient"
    ],
    load: () => import("./module.ts")
  })

import { rpcHosts, type Plugin } from "@latchkey/core"
import type { CosmosApi, CosmosOptions } from "./CosmosApi.ts"

/**
 * Cosmos networks (`cosmos`): Keplr-style wallets, ADR-36 and transaction signing, native balances.
 *
 * Networks are objects that name their namespace, with a field `cosmos`: see `CosmosNetwork`.
 */
export const cosmos = (options: CosmosOptions = {}): Plugin<"cosmos", CosmosApi> => ({
  id: "cosmos",
  when: "engine",
  namespaces: [{ id: "cosmos", name: "Cosmos", defaultAccountType: "eoa" }],
  hosts: rpcHosts("Cosmos networks", options.publicRpc),
  methods: [
    "signArbitrary",
    "signAmino",
    "signDirect",
    "suggestChain",
    "getOfflineSigner",
    "getClient",
    "getSigningClient"
  ],
  load: () => import("./module.ts").then(({ cosmosModule }) => cosmosModule(options))
})

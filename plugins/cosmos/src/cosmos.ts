import type { Plugin } from "@latchkey/core"
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
  hosts: [
    { origin: "<customRpcUrls>", purpose: "reads of Cosmos networks" },
    {
      origin: options.publicRpc === true ? "<networks>" : "<loopback URLs of networks>",
      purpose: "reads of Cosmos networks that customRpcUrls do not answer"
    }
  ],
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

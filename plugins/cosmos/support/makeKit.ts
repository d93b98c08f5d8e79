import { createKit, memoryStorage, type Kit, type KitOptions, type Plugin } from "@latchkey/core"
import type { WalletWindow } from "../src/connectors/WalletWindow.ts"
import { cosmos } from "../src/cosmos.ts"
import type { CosmosApi, CosmosOptions } from "../src/CosmosApi.ts"
import type { CosmosNetwork } from "../src/CosmosNetwork.ts"
import { chainModule } from "../src/module.ts"
import { cosmosHub, osmosis } from "../src/networks.ts"

/** The network with other RPC URLs. */
export const withUrls = (network: CosmosNetwork, ...http: ReadonlyArray<string>): CosmosNetwork => ({
  ...network,
  rpcUrls: { default: { http } }
})

/** A whole kit with the plugin, whose wallets are looked for in `window`. */
export const makeKit = (
  window: WalletWindow,
  options: Partial<Omit<KitOptions, "plugins">> & { readonly cosmos?: CosmosOptions } = {}
): Kit<ReadonlyArray<Plugin<"cosmos", CosmosApi>>> => {
  const { cosmos: cosmosOptions = {}, ...kitOptions } = options
  return createKit({
    app: { name: "Test" },
    networks: [withUrls(cosmosHub), withUrls(osmosis)],
    storage: memoryStorage(),
    ...kitOptions,
    plugins: [{ ...cosmos(cosmosOptions), load: async () => chainModule(cosmosOptions, window) }]
  })
}

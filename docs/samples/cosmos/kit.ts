import { createKit } from "@latchkey/core"
import { cosmos, cosmosHub, osmosis, type CosmosNetwork } from "@latchkey/cosmos"

// Your own network: a wallet that does not know it adds it, if the visitor agrees.
const tea: CosmosNetwork = {
  id: "tea-1",
  chainNamespace: "cosmos",
  name: "Tea",
  nativeCurrency: { name: "Leaf", symbol: "LEAF", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc.tea.example"] } },
  cosmos: {
    bech32Prefix: "tea",
    denom: "uleaf",
    restUrl: "https://rest.tea.example",
    gasPrices: { low: 0.01, average: 0.02, high: 0.03 }
  }
}

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [cosmosHub, osmosis, tea],
  customRpcUrls: {
    "cosmos:cosmoshub-4": ["https://hub.tea.example"],
    "cosmos:tea-1": ["https://rpc.tea.example"]
  },
  plugins: [cosmos()]
})

import { createKit } from "@latchkey/core"
import { kusamaAssetHub, polkadot, polkadotAssetHub } from "@latchkey/polkadot"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [polkadotAssetHub, kusamaAssetHub],
  // The public nodes inside the network objects are asked only with polkadot({ publicRpc: true }).
  customRpcUrls: {
    [polkadotAssetHub.caipNetworkId]: ["https://rpc.tea.example/polkadot", "wss://rpc.tea.example/polkadot"]
  },
  plugins: [polkadot()]
})

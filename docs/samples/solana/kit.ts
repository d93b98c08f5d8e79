import { createKit } from "@latchkey/core"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [solanaMainnet, solanaDevnet],
  // The public nodes inside the network objects are asked only with solana({ publicRpc: true }).
  customRpcUrls: { [solanaMainnet.caipNetworkId]: ["https://rpc.tea.example/solana"] },
  plugins: [solana()]
})

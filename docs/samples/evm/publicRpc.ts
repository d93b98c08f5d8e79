import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  // Your own nodes are asked first, the public ones only if neither they nor the wallet answer.
  customRpcUrls: { "eip155:1": ["https://rpc.tea.example/mainnet"] },
  plugins: [evm({ publicRpc: true })]
})

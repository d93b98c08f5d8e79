import type { KitOptions } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { walletConnect } from "@latchkey/walletconnect/react"
import { mainnet } from "@latchkey/evm/networks"

export const kitOptions = {
  app: { name: "Example" },
  networks: [mainnet],
  customRpcUrls: { "eip155:1": ["https://rpc.tea.example"] },
  plugins: [evm(), walletConnect({ projectId: "your-project" })]
} satisfies KitOptions

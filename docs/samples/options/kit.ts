import { browserStorage, createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { receive } from "@latchkey/receive/react"

export const kit = createKit({
  app: { name: "Tea shop", icons: ["/icon.png"] },
  networks: [mainnet, base],
  defaultNetwork: base,
  plugins: [evm({ enableInjected: false }), receive()],
  customRpcUrls: { "eip155:1": ["https://rpc.tea.example/mainnet", "https://backup.tea.example/mainnet"] },
  chainImages: { 8453: "/images/base.svg" },
  features: { receive: true },
  enableReconnect: true,
  enableNetworkSwitch: true,
  unsupportedNetwork: "warn",
  prefetch: true,
  storage: browserStorage({ prefix: "tea-shop/" }),
  debug: location.hostname === "localhost"
})

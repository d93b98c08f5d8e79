import { browserStorage, createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { receive } from "@latchkey/receive/react"
import { base, mainnet } from "viem/chains"

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

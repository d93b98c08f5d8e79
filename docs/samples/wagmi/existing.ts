import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { latchkey } from "@latchkey/wagmi"
import { base, mainnet } from "viem/chains"
import { createConfig, http } from "wagmi"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [evm()]
})

export const config = createConfig({
  chains: [mainnet, base],
  connectors: [latchkey(kit)],
  transports: { [mainnet.id]: http(), [base.id]: http() },
  // The kit finds the wallets of the browser itself.
  multiInjectedProviderDiscovery: false
})

import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { createWagmiConfig } from "@latchkey/wagmi"
import { base, mainnet } from "viem/chains"
import { http } from "wagmi"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [evm()]
})

export const config = createWagmiConfig(kit, {
  transports: {
    [mainnet.id]: http("https://rpc.tea.example/1"),
    [base.id]: http("https://rpc.tea.example/8453")
  }
})

declare module "wagmi" {
  interface Register {
    config: typeof config
  }
}

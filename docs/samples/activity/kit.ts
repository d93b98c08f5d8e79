import { activity } from "@latchkey/activity/react"
import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"

const usdc = "eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [evm(), activity({ known: { [usdc]: "USDC" } })]
})

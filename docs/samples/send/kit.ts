import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { send } from "@latchkey/send/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [
    evm({
      // USDC and Tether, on Ethereum; their names and decimals are read from the contracts.
      tokens: [
        "eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
        "eip155:1:0xdAC17F958D2ee523a2206206994597C13D831ec7"
      ]
    }),
    send()
  ]
})

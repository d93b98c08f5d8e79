import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { onchainSwap } from "@latchkey/onchain-swap"
import { swap } from "@latchkey/swap/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [
    evm(),
    swap(),
    onchainSwap({
      routers: [
        {
          networkId: "eip155:1",
          title: "Uniswap V2",
          router: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
          // USDC and Tether; their names and decimals are read from the contracts.
          tokens: ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "0xdAC17F958D2ee523a2206206994597C13D831ec7"]
        }
      ]
    })
  ]
})

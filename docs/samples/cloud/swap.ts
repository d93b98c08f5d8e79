import { createKit } from "@latchkey/core"
import { cloud } from "@latchkey/cloud"
import { evm } from "@latchkey/evm"
import { swap } from "@latchkey/swap/react"
import { mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet],
  plugins: [
    evm(),
    swap(),
    cloud({
      projectId: "your-project",
      urls: { api: "https://cloud.example.com" },
      swap: [
        {
          networkId: "eip155:1",
          title: "Uniswap V2",
          router: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
        }
      ]
    })
  ]
})

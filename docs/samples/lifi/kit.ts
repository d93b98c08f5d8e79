import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { lifi } from "@latchkey/lifi"
import { swap } from "@latchkey/swap/react"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    swap(),
    lifi({
      networks: [
        // With these tokens alone.
        { networkId: "eip155:1", tokens: ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"] },
        // With those that LI.FI lists.
        { networkId: "eip155:8453" }
      ]
    })
  ]
})

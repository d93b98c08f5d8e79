import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { zeroEx } from "@latchkey/zero-ex"
import { swap } from "@latchkey/swap/react"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet],
  plugins: [
    evm(),
    swap(),
    zeroEx({
      url: "https://example.com/zeroex",
      networks: [{ networkId: "eip155:1", tokens: ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"] }]
    })
  ]
})

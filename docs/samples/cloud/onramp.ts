import { createKit } from "@latchkey/core"
import { cloud } from "@latchkey/cloud"
import { evm } from "@latchkey/evm"
import { onramp } from "@latchkey/onramp/react"
import { mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet],
  plugins: [
    evm(),
    onramp(),
    cloud({
      projectId: "your-project",
      urls: { api: "https://cloud.example.com" },
      onramp: {
        provider: "corner-shop",
        title: "Corner Shop",
        fee: "1-2",
        networks: ["eip155:1"],
        pages: ["https://shop.example.com"]
      }
    })
  ]
})

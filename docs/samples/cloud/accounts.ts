import { createKit } from "@latchkey/core"
import { cloud } from "@latchkey/cloud"
import { evm } from "@latchkey/evm"
import { tokens } from "@latchkey/tokens/react"
import { mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet],
  plugins: [
    evm(),
    tokens({ currency: "EUR" }),
    cloud({
      projectId: "your-project",
      urls: { api: "https://cloud.example.com" },
      accounts: ["eip155"]
    })
  ]
})

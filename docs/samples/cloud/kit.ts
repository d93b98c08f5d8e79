import { createKit } from "@latchkey/core"
import { cloud } from "@latchkey/cloud"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    cloud({
      projectId: "your-project",
      urls: { api: "https://cloud.example.com" },
      featured: ["c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96"],
      customWallets: [{ id: "acme", name: "Acme Wallet", mobileLink: "acme://" }]
    })
  ]
})

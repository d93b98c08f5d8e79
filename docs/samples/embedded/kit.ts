import { createKit } from "@latchkey/core"
import { embedded } from "@latchkey/embedded/react"
import { evm } from "@latchkey/evm"
import { solana, solanaMainnet } from "@latchkey/solana"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example", url: "https://example.com" },
  networks: [mainnet, base, solanaMainnet],
  plugins: [
    evm(),
    solana(),
    embedded({
      frameUrl: "https://wallet.example.com/sdk",
      projectId: "your project id",
      methods: ["email", "google"]
    })
  ]
})

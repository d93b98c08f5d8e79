import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { base, mainnet } from "viem/chains"

const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [evm()]
})

export const App = () => (
  <KitProvider kit={kit} theme="system">
    <ConnectButton />
  </KitProvider>
)

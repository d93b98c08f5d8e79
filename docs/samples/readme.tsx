import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { ConnectButton, KitProvider } from "@latchkey/react"

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

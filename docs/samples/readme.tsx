import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { icons } from "@latchkey/icons"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { wallets } from "@latchkey/wallets"

const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [evm(), icons(), wallets()]
})

export const App = () => (
  <KitProvider kit={kit} theme="system">
    <ConnectButton />
  </KitProvider>
)

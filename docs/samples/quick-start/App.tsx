import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { kit } from "./kit"
import { Order } from "./Order"

export const App = () => (
  <KitProvider kit={kit} theme="system">
    <header>
      <NetworkButton />
      <ConnectButton />
    </header>
    <Order />
  </KitProvider>
)

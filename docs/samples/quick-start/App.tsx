import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { kit } from "./kit.ts"
import { Order } from "./Order.tsx"

export const App = () => (
  <KitProvider kit={kit} theme="system">
    <header>
      <NetworkButton />
      <ConnectButton />
    </header>
    <Order />
  </KitProvider>
)

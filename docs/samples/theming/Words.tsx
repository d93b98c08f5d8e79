import { ConnectButton, KitProvider } from "@latchkey/react"
import { kit } from "../quick-start/kit"

export const App = () => (
  <KitProvider kit={kit} locale="ar" messages={{ connectTitle: "أهلا بك" }}>
    <ConnectButton />
  </KitProvider>
)

import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { ChainSection } from "./ChainSection.tsx"
import { fiveChains, namespaces } from "./fiveChains.ts"

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={fiveChains()}>
    <header>
      <ConnectButton />
    </header>
    <h1>Five chains</h1>
    {namespaces.map((namespace) => (
      <ChainSection key={namespace} namespace={namespace} />
    ))}
  </KitProvider>
)

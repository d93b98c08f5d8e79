import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { network } from "./network.ts"

const kit = createKit({
  app: { name: "Page" },
  networks: [network],
  plugins: [evm()],
  prefetch: new URLSearchParams(location.search).has("prefetch")
})

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>
)

Object.assign(window, { kit })

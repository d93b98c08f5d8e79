import { cloud } from "@latchkey/cloud"
import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { network } from "../../size/pages/network.ts"

declare const CLOUD_URL: string

const kit = createKit({
  app: { name: "Page" },
  networks: [network],
  plugins: [evm(), cloud({ projectId: "stack", urls: { api: CLOUD_URL } })]
})

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>
)

Object.assign(window, { kit })

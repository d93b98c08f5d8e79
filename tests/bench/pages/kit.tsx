import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"

const kit = createKit({
  app: { name: "Page" },
  networks: [
    {
      id: 1,
      name: "Ethereum",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: { default: { http: [`${location.origin}/rpc.json`] } }
    }
  ],
  plugins: [evm()]
})

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton balance="hide" />
  </KitProvider>
)

import { createKit, definePlugin } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { network } from "../../size/pages/network.ts"

const COUNT = 600

/** More wallets than any page announces: what a registry of wallets would bring. */
const registry = definePlugin({
  id: "registry",
  requires: ["evm"],
  setup: (host) => {
    for (let index = 0; index < COUNT; index++) {
      const hue = (index * 47) % 360
      host.registerConnector({
        id: `registry-${index}`,
        name: `Wallet ${index}`,
        icon: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='hsl(${hue} 50%25 50%25)' d='M0 0h1v1H0z'/%3E%3C/svg%3E`,
        namespaces: ["eip155"],
        connect: () => Promise.reject(new Error("A wallet to look at"))
      })
    }
  }
})

const kit = createKit({ app: { name: "Page" }, networks: [network], plugins: [evm(), registry] })

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>
)

Object.assign(window, { kit })

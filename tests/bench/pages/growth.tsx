import { createKit, definePlugin } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { network } from "../../size/pages/network.ts"

const query = new URLSearchParams(location.search)
const upTo = (name: string) => Array.from({ length: Number(query.get(name) ?? 1) }, (_, index) => index)

const networks = upTo("networks").map((index) =>
  index === 0 ? network : { ...network, id: 1_000 + index, name: `Network ${index}` }
)

/** Wallets beside the one that announces itself. */
const registry = definePlugin({
  id: "registry",
  requires: ["evm"],
  setup: (host) => {
    for (const index of upTo("wallets").slice(1))
      host.registerConnector({
        id: `registry-${index}`,
        name: `Wallet ${index}`,
        namespaces: ["eip155"],
        connect: () => Promise.reject(new Error("A wallet to look at"))
      })
  }
})

const kit = createKit({
  app: { name: "Page" },
  networks: networks as never,
  plugins: [evm(), registry],
  prefetch: true
})

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    {upTo("buttons").map((index) => (
      <ConnectButton key={index} />
    ))}
  </KitProvider>
)

Object.assign(window, { kit })

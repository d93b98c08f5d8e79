import { createKit, type NetworkInput, type Plugin } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { network } from "./network.ts"

/** The page of `kit.tsx` with one chain more. */
export const showChain = (chain: Plugin<string, any>, ofChain: NetworkInput): void => {
  const kit = createKit({
    app: { name: "Page" },
    networks: [network, ofChain],
    plugins: [evm(), chain],
    prefetch: new URLSearchParams(location.search).has("prefetch")
  })
  createRoot(document.getElementById("root")!).render(
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>
  )
  Object.assign(window, { kit })
}

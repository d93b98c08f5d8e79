import { createKit, type NetworkInput, type Plugin } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { network } from "./network.ts"

/** A page of one button, with plugins and networks beside those that every page has. */
export const showKit = (
  plugins: ReadonlyArray<Plugin<string, any>>,
  networks: ReadonlyArray<NetworkInput>
): void => {
  const kit = createKit({
    app: { name: "Page" },
    networks: [network, ...networks],
    plugins: [evm(), ...plugins],
    prefetch: new URLSearchParams(location.search).has("prefetch")
  })
  createRoot(document.getElementById("root")!).render(
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>
  )
  Object.assign(window, { kit })
}

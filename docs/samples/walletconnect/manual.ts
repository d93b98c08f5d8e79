import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { walletConnect } from "@latchkey/walletconnect/react"
import { UniversalProvider } from "@walletconnect/universal-provider"
import { mainnet } from "@latchkey/evm/networks"

const universalProvider = await UniversalProvider.init({ projectId: "your project id" })

const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet],
  plugins: [evm(), walletConnect({ projectId: "your project id", universalProvider, manualControl: true })]
})

// The kit shows the code and takes the session over; the app says what is asked for.
const connected = kit.connect({ connectorId: "walletConnect" })
kit.open({ view: "walletConnect/Pairing", params: { connectorId: "walletConnect" } })
await universalProvider.connect({
  optionalNamespaces: {
    eip155: { chains: ["eip155:1"], methods: ["personal_sign"], events: ["accountsChanged"] }
  }
})
await connected

import { bitcoin, bitcoinMainnet, bitcoinTestnet } from "@latchkey/bitcoin"
import { createKit } from "@latchkey/core"
import { cosmos, cosmosHub, osmosis } from "@latchkey/cosmos"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { icons } from "@latchkey/icons"
import { kusamaRelayChain, polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { ConnectButton, KitModal, KitProvider, NetworkButton } from "@latchkey/react"
import { receive } from "@latchkey/receive/react"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import { wallets } from "@latchkey/wallets"

const kit = createKit({
  app: { name: "Latchkey playground" },
  networks: [
    mainnet,
    base,
    solanaMainnet,
    solanaDevnet,
    bitcoinMainnet,
    bitcoinTestnet,
    polkadotRelayChain,
    kusamaRelayChain,
    cosmosHub,
    osmosis
  ],
  plugins: [evm(), solana(), bitcoin(), polkadot(), cosmos(), receive(), icons(), wallets()],
  customRpcUrls: {
    "eip155:1": ["http://127.0.0.1:1"],
    "eip155:8453": ["http://127.0.0.1:8453"]
  },
  unsupportedNetwork: "warn",
  enableNetworkSwitch: false,
  enableReconnect: false,
  debug: true
})

export const App = () => (
  <KitProvider kit={kit} theme="dark" locale="ar" disableAppend>
    <NetworkButton />
    <ConnectButton />
    <KitModal embedded />
  </KitProvider>
)

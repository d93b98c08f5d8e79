import { bitcoin, bitcoinMainnet, bitcoinTestnet } from "@latchkey/bitcoin"
import { createKit } from "@latchkey/core"
import { cosmos, cosmosHub, osmosis } from "@latchkey/cosmos"
import { evm } from "@latchkey/evm"
import { kusamaRelayChain, polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { receive } from "@latchkey/receive/react"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import { createRoot } from "react-dom/client"
import { mainnet, polygon } from "viem/chains"
import { locale, theme } from "./appearance.ts"
import { ChainFacts } from "./ChainFacts.tsx"
import { KitFacts } from "./KitFacts.tsx"

declare const NETWORK_URLS: Readonly<Record<string, ReadonlyArray<string>>>

// What really runs behind the stack's Polkadot networks has another coin.
const nativeCurrency = { name: "Rococo", symbol: "ROC", decimals: 12 }
const all = {
  eip155: { plugin: evm, networks: [mainnet, polygon] },
  solana: { plugin: solana, networks: [solanaMainnet, solanaDevnet] },
  bip122: { plugin: bitcoin, networks: [bitcoinMainnet, bitcoinTestnet] },
  polkadot: {
    plugin: polkadot,
    networks: [polkadotRelayChain, kusamaRelayChain].map((network) => ({ ...network, nativeCurrency }))
  },
  cosmos: { plugin: cosmos, networks: [cosmosHub, osmosis] }
}

const query = new URLSearchParams(location.search)
const wanted = query.get("namespaces")?.split(",") ?? Object.keys(all)
const chosen = Object.entries(all).filter(([namespace]) => wanted.includes(namespace))

const kit = createKit({
  app: { name: "Chains", url: location.origin },
  networks: chosen.flatMap(([, { networks }]): ReadonlyArray<(typeof networks)[number]> => networks),
  plugins: [...chosen.map(([, { plugin }]) => plugin()), receive()],
  customRpcUrls: NETWORK_URLS,
  prefetch: query.get("prefetch") !== "off"
})

document.documentElement.style.colorScheme = theme
if (locale === "ar") document.documentElement.dir = "rtl"

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit} theme={theme} locale={locale}>
    <header>
      <ConnectButton />
      <NetworkButton />
    </header>
    <main>
      <h1>Chains</h1>
      <KitFacts />
      {chosen.map(([namespace]) => (
        <ChainFacts key={namespace} namespace={namespace} />
      ))}
    </main>
  </KitProvider>
)

Object.assign(window, { kit })

import { kusamaRelayChain, polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import type { PagePart } from "../../../tests/e2e/pages/PagePart.ts"

// What really runs behind the stack's networks has another coin.
const nativeCurrency = { name: "Rococo", symbol: "ROC", decimals: 12 }

export const polkadotPage: PagePart = {
  namespace: "polkadot",
  plugin: polkadot,
  networks: [polkadotRelayChain, kusamaRelayChain].map((network) => ({ ...network, nativeCurrency }))
}

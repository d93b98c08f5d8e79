import { polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { showChain } from "./showChain.tsx"

showChain(polkadot(), polkadotRelayChain)

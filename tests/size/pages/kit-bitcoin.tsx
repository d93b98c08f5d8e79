import { bitcoin, bitcoinMainnet } from "@latchkey/bitcoin"
import { showChain } from "./showChain.tsx"

showChain(bitcoin(), bitcoinMainnet)

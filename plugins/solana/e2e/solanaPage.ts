import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import type { PagePart } from "../../../tests/e2e/pages/PagePart.ts"

const mainnet = solanaMainnet.caipNetworkId
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"

export const solanaPage: PagePart = {
  namespace: "solana",
  plugin: () => solana({ tokens: [{ token: `${mainnet}:${usdc}`, name: "USD Coin", symbol: "USDC" }] }),
  networks: [solanaMainnet, solanaDevnet]
}

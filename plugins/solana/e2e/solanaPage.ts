import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import type { PagePart } from "../../../tests/e2e/pages/PagePart.ts"

export const solanaPage: PagePart = {
  namespace: "solana",
  plugin: solana,
  networks: [solanaMainnet, solanaDevnet]
}

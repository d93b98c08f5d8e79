import { bitcoin, bitcoinMainnet, bitcoinTestnet } from "@latchkey/bitcoin"
import type { PagePart } from "../../../tests/e2e/pages/PagePart.ts"

export const bitcoinPage: PagePart = {
  namespace: "bip122",
  plugin: bitcoin,
  networks: [bitcoinMainnet, bitcoinTestnet]
}

import { evm } from "@latchkey/evm"
import { mainnet, polygon } from "viem/chains"
import type { PagePart } from "../../../tests/e2e/pages/PagePart.ts"

export const evmPage: PagePart = {
  namespace: "eip155",
  plugin: evm,
  networks: [mainnet, polygon]
}

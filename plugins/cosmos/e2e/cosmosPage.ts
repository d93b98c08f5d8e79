import { cosmos, cosmosHub, osmosis } from "@latchkey/cosmos"
import type { PagePart } from "../../../tests/e2e/pages/PagePart.ts"

export const cosmosPage: PagePart = {
  namespace: "cosmos",
  plugin: cosmos,
  networks: [cosmosHub, osmosis]
}

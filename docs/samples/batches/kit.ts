import { batches } from "@latchkey/batches/react"
import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [evm(), batches()]
})

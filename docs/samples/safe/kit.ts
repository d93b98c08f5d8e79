import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { safe } from "@latchkey/safe/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [evm(), safe()]
})

import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { icons } from "@latchkey/icons"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [evm(), icons()]
})

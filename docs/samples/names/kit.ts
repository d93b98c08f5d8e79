import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { names } from "@latchkey/names/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  // Names are kept on Ethereum; they hold on the app's other networks too.
  networks: [base, mainnet],
  plugins: [evm(), names()]
})

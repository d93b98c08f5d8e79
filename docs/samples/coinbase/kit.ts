import { coinbase } from "@latchkey/coinbase"
import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Tea shop", icons: ["https://tea.example/icon.png"] },
  networks: [base, mainnet],
  plugins: [evm(), coinbase()]
})

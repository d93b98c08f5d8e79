import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { multiWallet } from "@latchkey/multi-wallet/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [evm(), multiWallet()]
})

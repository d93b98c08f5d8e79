import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { farcaster } from "@latchkey/farcaster"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [base, mainnet],
  plugins: [evm(), farcaster()]
})

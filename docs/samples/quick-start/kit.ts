import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet, polygon } from "@latchkey/evm/networks"
import { icons } from "@latchkey/icons"
import { receive } from "@latchkey/receive/react"
import { wallets } from "@latchkey/wallets"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base, polygon],
  plugins: [evm(), receive(), icons(), wallets()]
})

// The hooks then know the actions of your plugins.
declare module "@latchkey/react" {
  interface Register {
    kit: typeof kit
  }
}

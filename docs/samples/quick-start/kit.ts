import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { receive } from "@latchkey/receive/react"
import { base, mainnet, polygon } from "viem/chains"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base, polygon],
  plugins: [evm(), receive()]
})

// The hooks then know the functions of your plugins.
declare module "@latchkey/react" {
  interface Register {
    kit: typeof kit
  }
}

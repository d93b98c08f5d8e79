import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { siwx } from "@latchkey/siwx/react"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [evm(), siwx({ statement: "Sign in to the tea shop." })]
})

import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { tokenLists } from "@latchkey/token-lists"
import { tokens } from "@latchkey/tokens/react"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet],
  plugins: [evm(), tokens(), tokenLists({ lists: ["https://tokens.uniswap.org"] })]
})

import { createKit } from "@latchkey/core"
import { jupiter } from "@latchkey/jupiter"
import { solana, solanaMainnet } from "@latchkey/solana"
import { swap } from "@latchkey/swap/react"
import { tokens } from "@latchkey/tokens/react"

export const kit = createKit({
  app: { name: "Example" },
  networks: [solanaMainnet],
  plugins: [solana(), tokens(), swap(), jupiter()]
})

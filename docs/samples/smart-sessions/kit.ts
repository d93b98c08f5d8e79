import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { smartSessions } from "@latchkey/smart-sessions/react"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet],
  plugins: [evm(), smartSessions({ projectId: "your-project" })],
  features: { smartSessions: true }
})

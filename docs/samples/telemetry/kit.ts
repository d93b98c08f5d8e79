import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { pulseSender, telemetry } from "@latchkey/telemetry"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    telemetry({ sender: pulseSender({ projectId: "your-project", url: "https://pulse.example.com" }) })
  ]
})

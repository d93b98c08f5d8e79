import { createKit } from "@latchkey/core"
import { cloud, publicRpcUrls } from "@latchkey/cloud"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

const projectId = "your-project"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [evm(), cloud({ projectId })],
  customRpcUrls: publicRpcUrls({ projectId, networkIds: ["eip155:1", "eip155:8453"] })
})

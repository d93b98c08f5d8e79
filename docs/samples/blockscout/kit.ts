import { createKit } from "@latchkey/core"
import { activity } from "@latchkey/activity/react"
import { blockscout } from "@latchkey/blockscout"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    activity(),
    blockscout({
      instances: [
        { networkId: "eip155:1", url: "https://eth.blockscout.com/api/v2" },
        // A proxy of your own, which adds a key.
        { networkId: "eip155:8453", url: "https://example.com/explorer/base/api/v2" }
      ]
    })
  ]
})

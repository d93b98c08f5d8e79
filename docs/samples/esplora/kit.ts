import { createKit } from "@latchkey/core"
import { activity } from "@latchkey/activity/react"
import { bitcoin, bitcoinMainnet } from "@latchkey/bitcoin"
import { esplora } from "@latchkey/esplora"

const networkId = "bip122:000000000019d6689c085ae165831e93"

export const kit = createKit({
  app: { name: "Example" },
  networks: [bitcoinMainnet],
  plugins: [bitcoin(), activity(), esplora({ instances: [{ networkId, url: "https://mempool.space/api" }] })]
})

/** Hands over what a wallet signed; with the fee that it should have had, where the network says no. */
export const broadcast = async (transaction: string) => {
  try {
    return await kit.esplora.broadcast({ networkId, transaction })
  } catch {
    return await kit.esplora.feeRates({ networkId })
  }
}

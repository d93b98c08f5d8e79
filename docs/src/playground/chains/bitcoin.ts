import { bitcoin, bitcoinMainnet, bitcoinSignet, bitcoinTestnet } from "@latchkey/bitcoin"
import { chainParts } from "./ChainParts.ts"

export const bitcoinParts = chainParts({
  plugin: () => bitcoin(),
  networks: { bitcoinMainnet, bitcoinTestnet, bitcoinSignet },
  actions: [
    {
      name: "bitcoin.sendTransfer",
      label: "Pay yourself 10,000 satoshi",
      needsNode: true,
      run: (api, { address }) => api.sendTransfer({ recipient: address, amount: 10_000n })
    }
  ]
})

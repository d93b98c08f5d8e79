import { createKit } from "@latchkey/core"
import { bitcoin, bitcoinMainnet, bitcoinSignet } from "@latchkey/bitcoin"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [bitcoinMainnet, bitcoinSignet],
  // Your own Esplora API: balances are read from it.
  customRpcUrls: { "bip122:000000000019d6689c085ae165831e93": ["https://esplora.tea.example"] },
  plugins: [bitcoin()]
})

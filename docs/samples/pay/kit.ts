import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { pay } from "@latchkey/pay/react"
import { exchangeApi } from "@latchkey/pay/sources"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    pay(),
    // A service that knows exchanges. Without one, visitors pay by their wallets alone.
    exchangeApi({
      url: "https://rpc.example.com",
      projectId: "your project there",
      pages: ["https://exchange.example.com"]
    })
  ]
})

import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { icons } from "@latchkey/icons"
import { base, mainnet } from "@latchkey/evm/networks"
import { wallets } from "@latchkey/wallets"

export const kit = createKit({
  app: { name: "Example" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    icons(),
    wallets({
      customWallets: [
        {
          id: "tea-wallet",
          name: "Tea Wallet",
          homepage: "https://wallet.example",
          appStore: "https://apps.apple.com/app/id1234567890",
          mobileLink: "teawallet://"
        }
      ]
    })
  ]
})

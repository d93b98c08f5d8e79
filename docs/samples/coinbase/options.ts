import { coinbase } from "@latchkey/coinbase"

/** The smart wallet also for visitors who have the extension, under a name of its own. */
export const plugin = coinbase({
  appName: "Tea shop",
  appLogoUrl: "https://tea.example/wallet.png",
  appChainIds: [8453, 1],
  preference: "smartWalletOnly"
})

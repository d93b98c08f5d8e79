import { awaitStandardWallet, watchPage } from "@latchkey/core/chain-kit"
import { LATE_WALLETS, type WalletWindow } from "./WalletWindow.ts"

/** The names below `window` at which wallets for Bitcoin put an object or a list of theirs. */
export const signsOfWallets: ReadonlyArray<string> = [
  "XverseProviders",
  "LeatherProvider",
  "okxwallet",
  "unisat_wallet",
  "unisat",
  "FordefiProviders",
  "btc_providers",
  "wbip_providers"
]

/** Calls `begin` at each sign of a wallet for Bitcoin, until the returned function is called. */
export const watchForWallets = (window: WalletWindow, begin: () => void): (() => void) => {
  const look = () => {
    if (signsOfWallets.some((name) => name in window)) begin()
  }
  const stops = [awaitStandardWallet(window, "bitcoin:", begin), watchPage(window, look, LATE_WALLETS)]
  return () => stops.forEach((stop) => stop())
}

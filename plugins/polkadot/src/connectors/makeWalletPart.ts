import { makeNetworkSwitching } from "../capability/networkSwitching.ts"
import { makeSigning } from "../capability/signing.ts"
import type { WalletSessions } from "../WalletSession.ts"
import { discoverWallets } from "./discovery.ts"
import type { WalletWindow } from "./WalletWindow.ts"

/** What of the plugin talks to wallets: loaded at the first sign of one, and there when one is connected. */
export const makeWalletPart = () => {
  const sessions: WalletSessions = new WeakMap()
  return {
    signing: makeSigning(sessions),
    networkSwitching: makeNetworkSwitching(sessions),
    discoverWallets: (window: WalletWindow) => discoverWallets(window, sessions)
  }
}

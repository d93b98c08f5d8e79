import type { Storage } from "@latchkey/core"
import { makeNetworkSwitching } from "../capability/networkSwitching.ts"
import { signing } from "../capability/signing.ts"
import type { CosmosWallet } from "../CosmosApi.ts"
import { discoverWallets } from "./discovery.ts"
import { makeEnabledChains } from "./EnabledChains.ts"
import type { WalletWindow } from "./WalletWindow.ts"

/** What of the plugin talks to wallets: loaded at the first sign of one, and there when one is connected. */
export const makeWalletPart = (storage: Storage, wallets: ReadonlyArray<CosmosWallet>) => {
  const enabled = makeEnabledChains(storage)
  return {
    enabled,
    signing,
    networkSwitching: makeNetworkSwitching(enabled),
    discoverWallets: (window: WalletWindow) => discoverWallets(window, wallets, enabled)
  }
}

/** See `makeWalletPart`. */
export type CosmosWalletPart = ReturnType<typeof makeWalletPart>

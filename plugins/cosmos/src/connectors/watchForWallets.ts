import { readField, watchPage } from "@latchkey/core/chain-kit"
import type { CosmosWallet } from "../CosmosApi.ts"
import type { WalletWindow } from "./WalletWindow.ts"

/**
 * Calls `begin` while something lies where one of the wallets puts itself, as often as `watchPage` looks, until the
 * returned function is called.
 */
export const watchForWallets = (
  window: WalletWindow,
  wallets: ReadonlyArray<CosmosWallet>,
  begin: () => void
): (() => void) =>
  watchPage(window, () => {
    if (wallets.some(({ global }) => readField(window, global.split(".")[0]!) !== undefined)) begin()
  })

import type { CustomWallet } from "@latchkey/core"

/** How `wallets` works. */
export interface WalletsOptions {
  /** Wallets of the app's own: they come first. */
  readonly customWallets?: ReadonlyArray<CustomWallet>
  /** Ids of wallets of the list that alone are offered. */
  readonly include?: ReadonlyArray<string>
  /** Ids of wallets of the list that are not offered, installed ones too. */
  readonly exclude?: ReadonlyArray<string>
}

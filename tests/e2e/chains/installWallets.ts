import type { ChainWalletSetup } from "../wallet/InstalledChainWallets.ts"
import type { WalletSetup } from "../wallet/InstalledWallets.ts"
import type { Chain } from "./Chain.ts"

/** The fixtures that put wallets on pages. */
export interface WalletTools {
  readonly install: (setup: Partial<WalletSetup>) => Promise<void>
  readonly installChain: (setup: ChainWalletSetup) => Promise<void>
}

/** Puts each chain's wallet on the page. */
export const installWallets = async (
  { install, installChain }: WalletTools,
  chains: ReadonlyArray<Chain>
): Promise<void> => {
  for (const { wallet } of chains) {
    if (wallet.kind === "evm") await install({ name: wallet.key })
    else await installChain(wallet.setup)
  }
}

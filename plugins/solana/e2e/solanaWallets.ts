import {
  announceMalformedStandard,
  createSolanaWallet,
  malformedStandardWallets,
  type SolanaTestAccount
} from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet of the Wallet Standard. */
export interface SolanaSetup extends InstalledSetup {
  readonly kind: "solana"
  /** The keys that it holds; those of all test wallets when absent. */
  readonly accounts?: ReadonlyArray<SolanaTestAccount>
}

export const solanaWallets: PageWallets<SolanaSetup> = {
  make: ({ accounts }, options) =>
    createSolanaWallet({ ...options, ...(accounts === undefined ? {} : { accounts }) }),
  half: (options) => {
    const wallet = createSolanaWallet(options)
    return { wallet, standard: wallet.standard }
  },
  tellLies: (name) => {
    announceMalformedStandard(createSolanaWallet({ name }).standard)
    return malformedStandardWallets.length
  }
}

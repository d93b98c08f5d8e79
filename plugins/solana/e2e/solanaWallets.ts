import { announceMalformedStandard, createSolanaWallet, malformedStandardWallets } from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet of the Wallet Standard. */
export interface SolanaSetup extends InstalledSetup {
  readonly kind: "solana"
}

export const solanaWallets: PageWallets<SolanaSetup> = {
  make: (_, options) => createSolanaWallet(options),
  half: (options) => {
    const wallet = createSolanaWallet(options)
    return { wallet, standard: wallet.standard }
  },
  tellLies: (name) => {
    announceMalformedStandard(createSolanaWallet({ name }).standard)
    return malformedStandardWallets.length
  }
}

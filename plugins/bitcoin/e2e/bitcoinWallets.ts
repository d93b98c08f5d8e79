import {
  announceMalformedBitcoin,
  announceMalformedStandard,
  createBitcoinWallet,
  malformedBitcoinWallets,
  malformedStandardWallets,
  type BitcoinProviderKind,
  type BitcoinTestAccount
} from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet behind one of the providers that Bitcoin's wallets have. */
export interface BitcoinSetup extends InstalledSetup {
  readonly kind: "bitcoin"
  readonly provider: BitcoinProviderKind
  /** The keys that it holds; those of all test wallets when absent. */
  readonly accounts?: ReadonlyArray<BitcoinTestAccount>
  /** Where it sends to, by CAIP-2 id; without one it cannot send. */
  readonly esploraUrl?: Readonly<Record<string, string>>
}

export const bitcoinWallets: PageWallets<BitcoinSetup> = {
  make: ({ provider, accounts, esploraUrl }, options) =>
    createBitcoinWallet({
      ...options,
      provider,
      ...(accounts === undefined ? {} : { accounts }),
      ...(esploraUrl === undefined ? {} : { esploraUrl })
    }),
  half: (options) => {
    const wallet = createBitcoinWallet({ ...options, provider: "standard" })
    return { wallet, standard: wallet.provider }
  },
  tellLies: (name, lookAgain) => {
    announceMalformedStandard(createBitcoinWallet({ provider: "standard", name }).provider)
    for (const lie of malformedBitcoinWallets) {
      const undo = announceMalformedBitcoin(lie, createBitcoinWallet({ provider: lie.kind, name }))
      lookAgain()
      undo()
    }
    return malformedStandardWallets.length + malformedBitcoinWallets.length
  }
}

import type { ChainWallet, Policy, StandardWallet, WalletStorage } from "@latchkey/testing"

/** What all setups of wallets have. */
export interface InstalledSetup {
  readonly name: string
  /** By which tests find it on the page; its name when absent. */
  readonly key?: string
  readonly policy?: Policy
}

/** How every wallet of a page is made: its name, where it remembers, under a key of its own, and how it answers. */
export interface MadeWith {
  readonly name: string
  readonly storage: WalletStorage
  readonly storageKey: string
  readonly policy?: Policy
}

/** What a chain's plugin brings so that a page can have its wallets. */
export interface PageWallets<Setup extends InstalledSetup> {
  readonly make: (setup: Setup, options: MadeWith) => ChainWallet
  /** Its wallet of the Wallet Standard, for one that is of several chains; absent where it has none. */
  readonly half?: (options: MadeWith) => { readonly wallet: ChainWallet; readonly standard: StandardWallet }
  /**
   * Puts every malformed provider of its kind on the page: all at once where there is room for all, else each for the time
   * in which the kit looks once, which `lookAgain` makes it do. Answers with how many.
   */
  readonly tellLies: (name: string, lookAgain: () => void) => number
}

import type { ChainWallet, Policy } from "@latchkey/testing"
import type { chainWallets } from "./chainWallets.ts"
import type { InstalledSetup } from "./PageWallets.ts"

type Makers = typeof chainWallets

/** A plugin that brings wallets for pages. */
export type WalletKind = keyof Makers

/** A wallet of one namespace that the visitor has installed: plain data, as it goes from the test to the page. */
export type ChainWalletSetup =
  | { readonly [Kind in WalletKind]: Parameters<Makers[Kind]["make"]>[0] }[WalletKind]
  /** One wallet of the Wallet Standard for several chains; its parts have the keys `<name> <plugin>`. */
  | (InstalledSetup & { readonly kind: "several"; readonly of: ReadonlyArray<WalletKind> })

/** `window.chainWallets`: what a test does with the wallets of its page. */
export interface InstalledChainWallets {
  readonly add: (setup: ChainWalletSetup) => void
  /** Fails: `RangeError` for a key that was not added. */
  readonly get: (key: string) => ChainWallet
  /** The policy of wallets that later documents of this tab make, whatever their setup says. */
  readonly setLaterPolicy: (policy: Policy) => void
  /** Puts every malformed provider of every kind on the page. Answers with how many of each kind. */
  readonly tellLies: () => ReadonlyArray<number>
}

declare global {
  interface Window {
    readonly chainWallets: InstalledChainWallets
  }
}

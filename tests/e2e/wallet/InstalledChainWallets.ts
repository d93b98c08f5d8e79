import type { BitcoinProviderKind, ChainWallet, Policy } from "@latchkey/testing"

interface Shared {
  /** By which tests find it on the page; its name when absent. */
  readonly key?: string
  readonly policy?: Policy
}

/** A wallet of one namespace that the visitor has installed: plain data, as it goes from the test to the page. */
export type ChainWalletSetup = Shared &
  (
    | { readonly kind: "solana"; readonly name: string }
    | { readonly kind: "bitcoin"; readonly name: string; readonly provider: BitcoinProviderKind }
    /** Named by its key in `window.injectedWeb3`. */
    | { readonly kind: "polkadot"; readonly name: string }
    /** Named by its place on `window`. */
    | { readonly kind: "cosmos"; readonly name: string }
    /** One wallet of the Wallet Standard for Solana and Bitcoin; its halves have the keys `<name> solana` and `<name> bitcoin`. */
    | { readonly kind: "solana and bitcoin"; readonly name: string }
  )

/** The kinds of places where wallets are looked for. */
export type LyingPlace = "standard" | "bitcoin" | "polkadot" | "cosmos"

/** `window.chainWallets`: what a test does with the wallets of its page. */
export interface InstalledChainWallets {
  readonly add: (setup: ChainWalletSetup) => void
  /** Fails: `RangeError` for a key that was not added. */
  readonly get: (key: string) => ChainWallet
  /** The policy of wallets that later documents of this tab make, whatever their setup says. */
  readonly setLaterPolicy: (policy: Policy) => void
  /**
   * Puts every malformed provider of a kind on the page: all at once where there is room for all, else each for the time in
   * which the kit looks once. Answers with how many.
   */
  readonly tellLies: (place: LyingPlace) => number
}

declare global {
  interface Window {
    readonly chainWallets: InstalledChainWallets
  }
}

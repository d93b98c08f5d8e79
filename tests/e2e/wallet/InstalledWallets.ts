import type {
  announceMalformed,
  eventLies,
  faults,
  floodAnnouncements,
  Policy,
  tellEventLies,
  TestAccount,
  VirtualWallet,
  VirtualWalletOptions,
  WalletChain
} from "@latchkey/testing"

/** A wallet that the visitor has installed: plain data, since it goes from the test to the page. */
export interface WalletSetup {
  readonly name: string
  readonly chains: ReadonlyArray<WalletChain>
  readonly chainId?: number
  readonly policy?: Policy
  readonly rdns?: string
  readonly icon?: `data:image/${string}`
  readonly accounts?: ReadonlyArray<TestAccount>
  /** It lets keys of others act for an account within permissions. */
  readonly grantsSessions?: boolean
  /** The contract that its accounts delegate to, to make several calls at once. */
  readonly batchAccount?: `0x${string}`
  /** How its accounts have operations that others may pay for. */
  readonly operations?: VirtualWalletOptions["operations"]
  /** The site has its permission already, whatever the storage says. */
  readonly granted?: boolean
  /** Put on the page under this name, as before EIP-6963, instead of announced. */
  readonly as?: string
}

/** `window.wallets`: what a test does with the wallets of its page. */
export interface InstalledWallets {
  readonly add: (setup: WalletSetup) => void
  /** Fails: `RangeError` for a name that was not added. */
  readonly get: (name: string) => VirtualWallet
  readonly announceMalformed: typeof announceMalformed
  readonly floodAnnouncements: typeof floodAnnouncements
  readonly tellEventLies: typeof tellEventLies
  readonly eventLies: typeof eventLies
  readonly faults: typeof faults
}

declare global {
  interface Window {
    readonly wallets: InstalledWallets
  }
}

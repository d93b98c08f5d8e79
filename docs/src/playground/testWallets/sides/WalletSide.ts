import type { ChainWallet, PendingRequest, Policy, StandardWallet, WalletStorage } from "@latchkey/testing"
import type { ChainName } from "../../chains/chains.ts"
import type { Stack } from "../../Stack.ts"
import type { WalletDeclaration } from "../declarations.ts"

/** An account of a test wallet, as its user sees it. */
export interface WalletAccount {
  readonly id: string
  readonly label: string
  readonly address: string
  /** What an approval shares when it is chosen. */
  readonly shares: ReadonlyArray<string>
}

/** One chain of a running test wallet: what its user can do there. */
export interface WalletSide {
  readonly chain: ChainName
  readonly wallet: ChainWallet
  readonly accounts: () => ReadonlyArray<WalletAccount>
  /** Ids of the accounts that are selected. */
  readonly selected: () => ReadonlyArray<string>
  /** Whether its user can share several accounts at once. */
  readonly sharesMany: boolean
  readonly select: (account: WalletAccount) => void
  /** The networks that the wallet itself can be on; none where the page says the network with each request. */
  readonly networks: () => ReadonlyArray<{ readonly id: string; readonly label: string }>
  readonly network: () => string | undefined
  readonly switchTo: (network: string) => void
  /** Absent where the wallet has no lock. */
  readonly setLocked?: (locked: boolean) => void
  /** Leaves the page for good, as far as the chain's wallets can. */
  readonly leave?: () => void
  /** The wallet as the Wallet Standard has it, for wallets of several such chains. */
  readonly standard?: StandardWallet
}

/** What a side is made of. */
export interface SideOptions {
  readonly declaration: WalletDeclaration
  readonly stack: Stack
  readonly policy: Policy
  readonly storage: WalletStorage
  readonly fetch: typeof globalThis.fetch
  readonly onRequest: (request: PendingRequest) => void
}

/** Makes one side of a test wallet. */
export type MakeSide = (options: SideOptions) => WalletSide

import type { PendingRequest } from "../../../tests/testing/src/approval/PendingRequest.ts"
import type { Policy } from "../../../tests/testing/src/approval/Policy.ts"
import type { NodeFetch } from "../../../tests/testing/src/rpc/callNode.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import type { SolanaFeatureName, SolanaStandardWallet } from "./SolanaStandard.ts"
import type { SolanaTestAccount } from "./SolanaTestAccount.ts"
import type { SolanaTransactionVersion } from "./transaction/readTransaction.ts"

/** How a virtual Solana wallet is made. Methods are named by their features, such as "standard:connect". */
export interface SolanaWalletOptions {
  /** "Virtual Solana Wallet" when absent. */
  readonly name?: string
  /** Image as a `data:` URI. */
  readonly icon?: string
  /** The keys it holds; {@link solanaTestAccounts} when absent. The first is shared unless an approval says otherwise. */
  readonly accounts?: readonly SolanaTestAccount[]
  /** The chains it serves; "solana:mainnet" and "solana:devnet" when absent. */
  readonly chains?: readonly string[]
  /** The nodes it sends to, by chain. */
  readonly rpcUrls?: Readonly<Record<string, string>>
  /** The features it offers; all when absent. */
  readonly features?: readonly SolanaFeatureName[]
  /** Features of its own, put beside the others as they are. */
  readonly extraFeatures?: Readonly<Record<string, unknown>>
  /** `["legacy", 0]` when absent. */
  readonly supportedTransactionVersions?: readonly SolanaTransactionVersion[]
  /** How it answers what a person would confirm; "approve" when absent. */
  readonly policy?: Policy
  /** Policies for single methods. */
  readonly policies?: Readonly<Record<string, Policy>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
  /** Remembers the site's permission across reloads, such as `localStorage`. Nothing when absent. */
  readonly storage?: WalletStorage
  /** The key in `storage`; by `name` when absent. */
  readonly storageKey?: string
  /** Whether a permitted site sees its accounts at once, before it connects; false when absent, as in most wallets. */
  readonly sharesAtStart?: boolean
  /** How `connect({ silent: true })` ends for a site without permission; "empty" when absent, "rejects" as in Phantom. */
  readonly silentConnect?: "empty" | "rejects"
  /** Whether `disconnect()` leaves the permission in place, so that the next connect asks nobody; false when absent. */
  readonly keepsPermission?: boolean
  /** The host that signing in has to name; the page's own when absent, and any where there is no page. */
  readonly host?: string
  /** Asks the nodes; the page's own `fetch` when absent. */
  readonly fetch?: NodeFetch
}

/** A Solana wallet for tests: real keys, real signatures, real transactions, and a person whom the test plays. */
export interface SolanaWallet extends ChainWallet {
  /** What the page gets. The same object for the wallet's whole life; its properties are inherited, as in real wallets. */
  readonly standard: SolanaStandardWallet
  /** The addresses that it holds keys for. */
  readonly addresses: readonly string[]
  /**
   * The person picks other accounts: a connected site gets `change`, an unconnected one gets them when it connects. An
   * empty list is `revoke`. Fails: `RangeError` for an address without a key.
   */
  setAccounts(addresses: readonly string[]): void
  /** The wallet is removed: it unregisters everywhere, tells no accounts, and every request fails with 4900. */
  vanish(): void
  /** Answers with these accounts, whatever they are, in `accounts` and `connect`, and tells them; `undefined` ends that. */
  pretend(accounts: unknown): void
  /** Sends `change` with whatever is given. */
  tellChange(change: unknown): void
}

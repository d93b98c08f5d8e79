import type { PendingRequest } from "../../../tests/testing/src/approval/PendingRequest.ts"
import type { Policy } from "../../../tests/testing/src/approval/Policy.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import type { InjectedEntry, InjectedMetadata } from "./InjectedExtension.ts"
import type { PolkadotAccount } from "./PolkadotAccount.ts"

/** What a page can ask for: the names that policies, faults and the log go by. `enable` stands for `connect` too. */
export type PolkadotMethod =
  | "enable"
  | "accounts.get"
  | "accounts.subscribe"
  | "signer.signRaw"
  | "signer.signPayload"
  | "metadata.get"
  | "metadata.provide"

/** How a virtual wallet for Polkadot is made. Nothing is read from the network. */
export interface PolkadotWalletOptions {
  /** The name that it has in `window.injectedWeb3`; "polkadot-js" when absent. */
  readonly name?: string
  /** "0.62.3" when absent. */
  readonly version?: string
  /**
   * How pages get in: by `enable`, by the newer `connect`, or by both; "enable" when absent, as in the wallets of today. With
   * "connect" alone the key in `window.injectedWeb3` tells no name, and `enable` always fails.
   */
  readonly door?: "enable" | "connect" | "both"
  /** The accounts it holds; `polkadotAccounts` when absent. */
  readonly accounts?: readonly PolkadotAccount[]
  /** The addresses that an approval shares when it names none; the first account that is not hidden when absent. */
  readonly shared?: readonly string[]
  /** How it answers what a person would confirm; "approve" when absent. */
  readonly policy?: Policy
  /** Policies for single methods. One given here also holds a method that needs no consent, such as "accounts.get". */
  readonly policies?: Partial<Readonly<Record<PolkadotMethod, Policy>>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
  /**
   * Whether a "no" to `enable` is "never for this site": the text differs, and from then on `enable` resolves and shares no
   * account. False when absent: the page may ask again.
   */
  readonly remembersRejection?: boolean
  /** The runtimes whose metadata it has from the start. */
  readonly metadata?: readonly InjectedMetadata[]
  /** Remembers permissions and metadata across reloads, such as `localStorage`. Nothing when absent. */
  readonly storage?: WalletStorage
  /** The key in `storage`; by `name` when absent. */
  readonly storageKey?: string
  /**
   * Makes the bytes that a transaction's signature is made over, from the payload as the page gave it, for chains with signed
   * extensions of their own; the wallet's own encoding of the standard ones when absent.
   */
  readonly encodePayload?: (payload: object) => Uint8Array | Promise<Uint8Array>
}

/**
 * A wallet in `window.injectedWeb3` for tests: real keys, real signatures, and a person whom the test plays.
 *
 * Its methods for `setPolicy`, `setFault` and `requests` are the {@link PolkadotMethod}s.
 */
export interface PolkadotWallet extends ChainWallet {
  readonly namespace: "polkadot"
  readonly version: string
  /** What stands in `window.injectedWeb3`. The same object for the wallet's whole life. */
  readonly entry: InjectedEntry
  /** The name it stands under: `name`, or a number when `connect` is the only door. */
  readonly key: string
  /** The addresses of all its accounts, as it was given them. */
  readonly addresses: readonly string[]

  /**
   * Puts the wallet into `place.injectedWeb3`, which is made when absent, until undone. Doing so twice is harmless.
   *
   * @param place `window` when absent
   */
  announce(place?: object): () => void

  /**
   * The person picks the accounts that the site may see: a connected page gets them, an unconnected one gets them when it
   * connects. With none the page stays connected and sees nothing; see {@link ChainWallet.revoke}. Fails: `RangeError` for an
   * address that is not one of `addresses`.
   */
  setAccounts(accounts: readonly string[]): void
  /** The person takes the site's permission away: subscribers get an empty list, everything else fails until `enable`. */
  revoke(): void
  /** Calls every subscriber with a value as it is, at any time: for lies. See `oddInjectedAccounts`. */
  emit(accounts: unknown): void
}

import type { PendingRequest } from "../../../tests/testing/src/approval/PendingRequest.ts"
import type { Policy } from "../../../tests/testing/src/approval/Policy.ts"
import type { NodeFetch } from "../../../tests/testing/src/rpc/callNode.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import type { CosmosChainInfo } from "./CosmosChainInfo.ts"
import type { CosmosTestAccount } from "./CosmosTestAccount.ts"
import type { Keplr } from "./Keplr.ts"

/** How a virtual Cosmos wallet is made. Nothing is read from the network. */
export interface CosmosWalletOptions {
  /**
   * Which wallet it is: "keplr" (when absent), "leap", "cosmostation", each with its ways and its place on `window`; any
   * other text is a path on `window` ("okxwallet.keplr") of a wallet with Keplr's ways.
   */
  readonly name?: string
  /** The keys it holds; `cosmosTestAccounts` when absent. The first is selected. */
  readonly accounts?: readonly CosmosTestAccount[]
  /** The chains it knows from the start; `cosmosChainInfos` when absent. */
  readonly chains?: readonly CosmosChainInfo[]
  /** REST servers by chain id, for `sendTx`; the chain's own `rest` when absent. */
  readonly restUrls?: Readonly<Record<string, string>>
  /** How it answers what a person would confirm; "approve" when absent. */
  readonly policy?: Policy
  /**
   * Policies for single methods. Permission is asked for under the name `enable`, whichever method needs it; unlocking
   * under `unlock`. A policy of a method that needs no consent, such as `getKey`, holds it too.
   */
  readonly policies?: Readonly<Record<string, Policy>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
  /** Remembers permissions, selection, lock and suggested chains across reloads. Nothing when absent. */
  readonly storage?: WalletStorage
  /** The key in `storage`; by the wallet's name when absent. */
  readonly storageKey?: string
  /** The event that tells of another account; the named wallet's own when absent. */
  readonly accountEvent?: string
  /** Its `version`; "0.12.0" when absent. */
  readonly version?: string
  /** Reaches the REST servers; the page's own `fetch` when absent. */
  readonly fetch?: NodeFetch
}

/** A Cosmos wallet for tests: real keys, real signatures, and a person whom the test plays. */
export interface CosmosWallet extends ChainWallet {
  readonly namespace: "cosmos"
  /** Where {@link ChainWallet.announce} puts it, dots between the steps. */
  readonly path: string
  /** The event on `window` that tells of another account. It carries nothing. */
  readonly accountEvent: string
  /** What the page gets. The same object for the wallet's whole life. */
  readonly provider: Keplr
  /** The ids of the chains that it knows, suggested ones last. */
  chainIds(): readonly string[]
  /** The ids of the chains that the site may use, in order of permission. */
  grantedChainIds(): readonly string[]
  /** The selected account's address on each chain that the site may use, in order of permission; none while locked. */
  accounts(): readonly string[]
  /**
   * An account's address on a chain.
   *
   * @param account its name; the selected one when absent
   *
   * Fails: `RangeError` for an unknown chain or account.
   */
  addressOn(chainId: string, account?: string): string
  /**
   * The person picks another account, by its name or one of its addresses; the first counts, and none is
   * {@link ChainWallet.revoke}. Every page is told by {@link accountEvent}. Fails: `RangeError` for an unknown one.
   */
  setAccounts(accounts: readonly string[]): void
  /** The person takes the site's permissions away. No page is told, as these wallets do not tell. */
  revoke(): void
  /** Asks for the person (`unlock`) before the next request. */
  lock(): void
  unlock(): void
  /** The extension leaves the browser while the page lives: what waits and every later request never settles. */
  vanish(): void
  /** Sends an event on every window where the wallet is, at any time: for lies. */
  emit(event?: string): void
}

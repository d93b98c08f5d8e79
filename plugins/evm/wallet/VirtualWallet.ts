import type { Address } from "viem"
import type { WalletPersonality } from "./personalities.ts"
import type { TestAccount } from "./accounts/TestAccount.ts"
import type { PendingRequest } from "../../../tests/testing/src/approval/PendingRequest.ts"
import type { Policy } from "../../../tests/testing/src/approval/Policy.ts"
import type { WalletChain } from "../../../tests/testing/src/chain/WalletChain.ts"
import type { Fault } from "../../../tests/testing/src/faults/Fault.ts"
import type { Eip1193Provider } from "../../../tests/testing/src/provider/Eip1193Provider.ts"
import type { NodeFetch } from "../../../tests/testing/src/rpc/callNode.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import type { LoggedRequest } from "../../../tests/testing/src/wallet/RequestLog.ts"
import type { WalletInfo } from "../../../tests/testing/src/wallet/walletInfo.ts"

/** How a virtual wallet is made. Amounts and chain ids are numbers of the chain itself; nothing is read from the network. */
export interface VirtualWalletOptions {
  /** The chains it knows from the start; at least one. */
  readonly chains: readonly WalletChain[]
  /** The active chain at first; the first of `chains` when absent. */
  readonly chainId?: number
  /** The keys it holds; {@link testAccounts} when absent. The first is shared unless an approval says otherwise. */
  readonly accounts?: readonly TestAccount[]
  /** How it answers what a person would confirm; "approve" when absent. */
  readonly policy?: Policy
  /** Policies for single methods. One given here also holds a method that needs no consent, such as `eth_chainId`. */
  readonly policies?: Readonly<Record<string, Policy>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
  /** Remembers permissions, lock, active and added chains across reloads, such as `localStorage`. Nothing when absent. */
  readonly storage?: WalletStorage
  /** The key in `storage`; by `info.rdns` when absent. */
  readonly storageKey?: string
  /** Parts of its announcement; the rest has defaults. */
  readonly info?: Partial<WalletInfo>
  /** Properties put on the provider as they are, such as `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** A wallet of the field to be like, such as `personalities.metaMask`; `info` and `flags` add to it. */
  readonly personality?: WalletPersonality
  /** Whether adding a chain makes it active too, as in the big wallets; true when absent. */
  readonly switchOnAdd?: boolean
  /**
   * A contract on its chains that makes several calls for the account that delegates to it (EIP-7702): `execute((address to,
   * uint256 value, bytes data)[])`, for the account itself only. With it the wallet has atomic batches (EIP-5792).
   */
  readonly batchAccount?: Address
  /** With it the wallet makes calls as operations of ERC-4337, and takes paymasters for them (`paymasterService`, ERC-7677). */
  readonly operations?: Operations
  /** Lets keys of others act for an account within permissions (EIP-7715); false when absent. */
  readonly grantsSessions?: boolean
  /** Asks the nodes; the page's own `fetch` when absent. */
  readonly fetch?: NodeFetch
}

/** How accounts of keys have operations of ERC-4337, of version 0.7. */
export interface Operations {
  readonly entryPoint: Address
  /** What they delegate to (EIP-7702): an account of the entry point that takes the key's own signatures, with `execute` as of `batchAccount`. */
  readonly delegate: Address
  /** JSON-RPC of a bundler by chain id (ERC-7769). */
  readonly bundlerUrls: Readonly<Record<number, string>>
}

/** A wallet for tests: real keys, real signatures, real transactions, and a person whom the test plays. */
export interface VirtualWallet extends ChainWallet {
  readonly info: WalletInfo
  /** What the page gets. The same object for the wallet's whole life. */
  readonly provider: Eip1193Provider
  /** The addresses that it holds keys for. */
  readonly addresses: readonly Address[]

  /** What the site sees now, the selected one first, in lower case. */
  accounts(): readonly Address[]
  chainId(): number
  chains(): readonly WalletChain[]

  /**
   * Sets the policy for all methods, or for one, for requests from now on. `undefined` goes back to the policy of the
   * options, or for one method to the one of all.
   */
  setPolicy(policy: Policy | undefined, method?: string): void
  /** What waits for a decision, in order of arrival. */
  pending(): readonly PendingRequest[]
  nextRequest(): Promise<PendingRequest>
  /** What was received, in order of arrival. */
  requests(): readonly LoggedRequest[]
  clearRequests(): void

  /**
   * The person picks other accounts: a connected site gets `accountsChanged`, an unconnected one gets them when it
   * connects. An empty list is {@link revoke}. Fails: `RangeError` for an address without a key.
   */
  setAccounts(accounts: readonly Address[]): void
  /** The person switches the chain: `chainChanged`. Fails: `RangeError` for an unknown chain. */
  switchTo(chainId: number): void
  /** The person takes the site's permission away: `accountsChanged` with none. */
  revoke(): void
  /** Hides the accounts until unlocked, by {@link unlock} or an approved `eth_requestAccounts`. */
  lock(): void
  unlock(): void
  /** Loses all chains: `disconnect`; what waits and every later request fails with 4900. Permissions stay. */
  disconnect(): void
  /** Ends {@link disconnect}: `connect`. */
  reconnect(): void

  /** Sends an event as it is, at any time: for lies. See `eventLies`. */
  emit(event: string, ...args: readonly unknown[]): void
  /** Puts a fault before a method ("*": every method without its own), or takes it away. */
  setFault(method: string, fault: Fault | undefined): void
  /** How many listeners the page has, of one event or of all: to prove that it leaves none behind. */
  listenerCount(event?: string): number
}

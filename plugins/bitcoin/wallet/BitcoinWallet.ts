import type { PendingRequest } from "../../../tests/testing/src/approval/PendingRequest.ts"
import type { Policy } from "../../../tests/testing/src/approval/Policy.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import type { BitcoinTestAccount } from "./accounts/BitcoinTestAccount.ts"
import type { EsploraFetch } from "./esplora/Esplora.ts"
import type { BitcoinPaymentType, BitcoinPurpose } from "./state/Holding.ts"
import type { LeatherProvider } from "./wires/leather.ts"
import type { OkxWallet } from "./wires/okx.ts"
import type { SatsConnectProvider } from "./wires/satsConnect.ts"
import type { BitcoinStandardWallet } from "./wires/standard.ts"
import type { UnisatProvider } from "./wires/unisat.ts"

/** What a page gets from each kind of wallet. */
export interface BitcoinProviders {
  /** The Wallet Standard with the features of Bitcoin. */
  readonly standard: BitcoinStandardWallet
  /** Sats Connect, as Xverse speaks it: `window.XverseProviders.BitcoinProvider`. */
  readonly satsConnect: SatsConnectProvider
  /** `window.LeatherProvider`. */
  readonly leather: LeatherProvider
  /** `window.unisat`. */
  readonly unisat: UnisatProvider
  /** `window.okxwallet`. */
  readonly okx: OkxWallet
}

/** The kinds of Bitcoin wallets. */
export type BitcoinProviderKind = keyof BitcoinProviders

/** How a virtual Bitcoin wallet is made. */
export interface BitcoinWalletOptions<K extends BitcoinProviderKind = BitcoinProviderKind> {
  /** How it speaks to pages. */
  readonly provider: K
  /** "Virtual Bitcoin Wallet" when absent. */
  readonly name?: string
  /** Image as a `data:` URI; a plain one when absent. */
  readonly icon?: string
  /** The keys it holds; `bitcoinTestAccounts` when absent. The first is shared unless an approval says otherwise. */
  readonly accounts?: readonly BitcoinTestAccount[]
  /** CAIP-2 ids of the networks it serves, the first is active at first; Bitcoin, Testnet and Signet when absent. */
  readonly network?: string | readonly string[]
  /** The kind of its payment addresses; native segwit, `p2wpkh`, when absent. */
  readonly paymentType?: BitcoinPaymentType
  /** Which address UniSat and OKX share, which have only one at a time; `payment` when absent. */
  readonly purpose?: BitcoinPurpose
  /** Base addresses of Esplora APIs by CAIP-2 id, without a slash at the end. Without one the wallet cannot send. */
  readonly esploraUrl?: Readonly<Record<string, string>>
  /** How it answers what a person would confirm; "approve" when absent. */
  readonly policy?: Policy
  /** Policies for single methods. One given here also holds a method that needs no consent, such as `getAccounts`. */
  readonly policies?: Readonly<Record<string, Policy>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
  /** Remembers permission and network across reloads, such as `localStorage`. Nothing when absent. */
  readonly storage?: WalletStorage
  /** The key in `storage`; by kind and name when absent. */
  readonly storageKey?: string
  /** Where a Sats Connect provider is put, as a path from `window`; "XverseProviders.BitcoinProvider" when absent. */
  readonly providerId?: string
  /** Asks the Esplora APIs; the page's own `fetch` when absent. */
  readonly fetch?: EsploraFetch
}

/** A Bitcoin wallet for tests: real keys, real signatures, real transactions, and a person whom the test plays. */
export interface BitcoinWallet<K extends BitcoinProviderKind = BitcoinProviderKind> extends ChainWallet {
  readonly kind: K
  readonly namespace: "bip122"
  /** Image as a `data:` URI. */
  readonly icon: string
  /** What the page gets. The same object for the wallet's whole life. */
  readonly provider: BitcoinProviders[K]
  /** The addresses that it holds keys for on the active network: of each account the payment one and the ordinals one. */
  addresses(): readonly string[]
  /** CAIP-2 id of the active network. */
  network(): string
  /** CAIP-2 ids of the networks that it serves. */
  readonly networks: readonly string[]
  /**
   * The person picks other addresses: a connected site is told, an unconnected one gets them when it connects. Wallets
   * that share whole accounts take the account of the first one. An empty list is `revoke`.
   *
   * Fails: `RangeError` for an address without a key.
   */
  setAccounts(addresses: readonly string[]): void
  /** The person switches the network: a connected site is told. Fails: `RangeError` for one that it does not serve. */
  switchNetwork(caipNetworkId: string): void
  /**
   * Sends an event as it is, at any time: for lies. Events of OKX's other networks go by names such as
   * "bitcoinTestnet:accountChanged".
   */
  emit(event: string, ...args: readonly unknown[]): void
}

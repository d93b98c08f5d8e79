import type { Account } from "../chain/Account.ts"
import type { Amount } from "../chain/Amount.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { PaymentLinks } from "../capability/PaymentRequest.ts"
import type { Capability } from "../capability/Capability.ts"
import type { CapabilitySource, Sourced } from "../capability/Capabilities.ts"
import type { KitError } from "../error/KitError.ts"
import type { JsonRequest } from "../http/JsonRequest.ts"
import type { RpcCall } from "../http/RpcCall.ts"
import type { Diagnostic } from "../notice/Diagnostic.ts"
import type { ToastRequest } from "../notice/NoticeActions.ts"
import type { KitState } from "../state/KitState.ts"
import type { Storage } from "../storage/Storage.ts"
import type { App } from "../session/App.ts"
import type { ConnectRequest, SessionChange } from "../session/Connector.ts"
import type { ConnectorType } from "../session/ConnectionState.ts"
import type { Contract } from "../kernel/Contract.ts"

/** What a wallet gave for one namespace, told by a Promise-shaped connector. */
export interface PromiseGrant {
  readonly namespace: string
  /** At least one; the first is current. */
  readonly accounts: ReadonlyArray<Omit<Account, "namespace">>
  /** The network that the wallet says it is on. */
  readonly networkId: CaipNetworkId
  /** What the capabilities of this namespace are called with. */
  readonly provider: unknown
  /** Networks the wallet allows; absent when it allows all. */
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId>
  /** Numeric ids of the networks on which the wallet has smart accounts; absent where it says of none. */
  readonly smartAccountNetworks?: ReadonlyArray<number>
  /**
   * What the wallet that answered calls itself, for a connector of several wallets; without it the connector's own name is
   * shown. Invisible characters are removed and 64 characters kept.
   */
  readonly walletName?: string
}

/** A live session of a Promise-shaped connector. */
export interface PromiseSession {
  readonly grants: ReadonlyArray<PromiseGrant>
  /** Calls `onChange` for each change; returns the way to stop. */
  readonly listen?: (onChange: (change: SessionChange) => void) => () => void
  readonly disconnect?: () => Promise<void>
}

/**
 * A way to connect, written with Promises. Throw or reject with anything: what says that the visitor declined becomes
 * `ConnectionRejectedError`, the rest `ConnectionFailedError`. Check `signal` before a late answer has consequences.
 */
export interface PromiseConnector {
  readonly id: string
  readonly type?: ConnectorType
  /** Shown to visitors; invisible characters are removed and 64 characters kept. */
  readonly name: string
  /** An image `data:` URI. */
  readonly icon?: string
  /** Reverse domain name of the wallet, where it tells one. */
  readonly rdns?: string
  /** The name by which the wallet announced itself to the page; joins it with its connectors of other namespaces. */
  readonly announcedName?: string
  /** True when ending the wallet's session for this connector ends it for its connectors of other namespaces too. */
  readonly sharesSession?: boolean
  readonly namespaces: ReadonlyArray<string>
  /** True when it can connect wallets that are not installed here: `ConnectRequest.wallet` says which. */
  readonly catalogue?: boolean
  /** Id of the view that is shown while it connects, instead of the kit's own. */
  readonly view?: string
  /** Call the wallet before the first `await`: popups need the click. */
  readonly connect: (request: ConnectRequest, signal: AbortSignal) => Promise<PromiseSession>
  /** Restores without opening anything; undefined or a rejection when there is no session. */
  readonly reconnect?: (request: ConnectRequest, signal: AbortSignal) => Promise<PromiseSession | undefined>
}

/** What a namespace can do, written with Promises; see `ChainCapabilities` of `@latchkey/core/effect`. */
export interface PromiseCapabilities<Uri = string> {
  /** The signature as the namespace writes it. */
  readonly signMessage?: (request: {
    readonly provider: unknown
    readonly address: string
    readonly network: Network
    readonly message: string | Uint8Array
  }) => Promise<string>
  /** Answers with the accounts where they read otherwise on that network. */
  readonly switchNetwork?: (request: {
    readonly provider: unknown
    readonly network: Network
  }) => Promise<ReadonlyArray<Omit<Account, "namespace">> | void>
  readonly nativeBalance?: (request: {
    readonly address: string
    readonly network: Network
    readonly provider?: unknown
  }) => Promise<Amount>
  /** A link by which an address asks to be paid, as wallets understand it. */
  readonly paymentUri?: (...request: Parameters<PaymentLinks["uri"]>) => Uri
}

/** A namespace, written with Promises; see `Namespace` of `@latchkey/core/effect`. */
export interface PromiseNamespace extends PromiseCapabilities {
  readonly id: string
  /** What such a link asks for; undefined for any other text. Without it a visitor who pastes one is told that it is no address. */
  readonly readPaymentLink?: NonNullable<PaymentLinks["read"]>
  /** The canonical form of an address, its checksum checked, or undefined if the text is not an address, or not one of the network. */
  readonly parseAddress: (text: string, network?: Network) => string | undefined
  readonly explorerUrl?: (
    network: Network,
    subject: { readonly address: string } | { readonly transaction: string }
  ) => string | undefined
}

/** What a plugin's `setup` may use. All it registers is undone when the plugin is removed. */
export interface SetupHost<State = unknown> {
  readonly app: App
  readonly getSnapshot: () => KitState
  /** The plugin's own part of the kit's state, where it declares a `slice`; only the plugin writes it. */
  readonly state: {
    readonly get: () => State
    readonly set: (change: (state: State) => State) => void
  }
  readonly subscribe: (listener: () => void) => void
  /** The kit's storage; keys are put under the plugin's id. */
  readonly storage: Pick<Storage, "get" | "set" | "remove">
  readonly registerNamespace: (namespace: PromiseNamespace) => void
  /** Answers with the way to take the connector away again. */
  readonly registerConnector: (connector: PromiseConnector) => () => void
  /**
   * Adds something that a namespace can do, also to a namespace of another plugin. Several of one capability are asked in
   * the order wallet, node, server. Written with Promises where the capability is one of `@latchkey/core/promise`.
   */
  readonly addCapability: <T>(
    namespace: string,
    capability: Capability<T>,
    value: T,
    source?: CapabilitySource
  ) => void
  /** Everything of one capability that a namespace has, in the order in which it is asked. */
  readonly capabilitiesOf: <T>(namespace: string, capability: Capability<T>) => ReadonlyArray<T>
  /**
   * Uses one after the other until one answers, and says which. What the visitor declined or cancelled is final. Rejects
   * as the last one did, and with `CapabilityMissingError` where there is none.
   */
  readonly askCapability: <T, A>(
    namespace: string,
    capability: Capability<T>,
    use: (value: T) => PromiseLike<A> | A
  ) => Promise<Sourced<A>>
  /** Provides a service to plugins that require this one. */
  readonly provide: <T>(contract: Contract<T>, service: T) => void
  /** A service of a plugin that this one requires; undefined where none provides it. */
  readonly use: <T>(contract: Contract<T>) => T | undefined
  /** What a namespace can do, whichever plugin brought it; empty where there is none. */
  readonly capabilities: (namespace: string) => PromiseCapabilities<Promise<string>>
  /**
   * Asks the connected wallet of a namespace, by default of the active one, to sign. Rejects as `kit.signMessage` does,
   * also when the connection ends meanwhile.
   */
  readonly signMessage: (request: {
    readonly message: string | Uint8Array
    readonly namespace?: string
  }) => Promise<string>
  /** The canonical form of an address of a namespace, or undefined if the text is not an address, or not one of the network. */
  readonly parseAddress: (namespace: string, text: string, network?: Network) => string | undefined
  /** The page of an account or a transaction on a network's explorer; undefined where it has none. */
  readonly explorerUrl: NonNullable<PromiseNamespace["explorerUrl"]>
  /** The live provider of the namespace's current wallet: what capabilities are called with. */
  readonly provider: (namespace: string) => unknown
  /**
   * JSON over HTTP with the kit's deadlines, retries and typed errors, until the signal is aborted. Call only the hosts that the
   * plugin declares.
   */
  readonly json: (request: JsonRequest, signal?: AbortSignal) => Promise<unknown>
  readonly rpc: (call: RpcCall, signal?: AbortSignal) => Promise<unknown>
  readonly toast: (toast: ToastRequest) => void
  readonly track: (event: string, properties?: Readonly<Record<string, string | number | boolean>>) => void
  readonly report: (error: KitError) => void
  /**
   * Tells the page's developer of something that the plugin passes over: an option that it cannot use, a server that does not
   * answer. Any `KitError` fits. Once for each code and message: the event `DIAGNOSTIC`, an alert where `debug` is on, a line in
   * the console of a development build.
   */
  readonly tell: (diagnostic: Diagnostic) => void
  /** Calls `undo` when the plugin is removed or the kit is disposed of. */
  readonly onRemove: (undo: () => void) => void
}

import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network, NetworkInput } from "../chain/Network.ts"
import type { AccountType } from "../chain/Account.ts"
import type { Connection } from "../connection/ConnectionState.ts"
import type { FeatureValues } from "../feature/FeatureState.ts"
import type { UnsupportedNetworkPolicy } from "../network/NetworkState.ts"
import type { Toast } from "../notice/NoticeState.ts"
import type { Plugin, PluginApis } from "../plugin/Plugin.ts"
import type { KitState } from "../state/KitState.ts"
import type { Storage } from "../storage/Storage.ts"
import type { TelemetryEvent } from "../telemetry/TelemetryEvent.ts"

/** What wallets and people are told about the page. */
export interface App {
  /** Shown to visitors and told to wallets. */
  readonly name: string
  /** One sentence, for wallets that show it. */
  readonly description?: string
  /** Origin of the page; by default its own. */
  readonly url?: string
  /** Image URLs. */
  readonly icons?: ReadonlyArray<string>
}

/** How a kit is made. */
export interface KitOptions<
  Plugins extends ReadonlyArray<Plugin<string, any>> = ReadonlyArray<Plugin<string, any>>
> {
  /** What wallets and people are told about the page. */
  readonly app: App
  /** At least one. viem's chain objects fit unchanged. */
  readonly networks: ReadonlyArray<NetworkInput>
  /** What is installed: chains, ways to connect, features. At least the chains of `networks`. */
  readonly plugins: Plugins
  /** The network at first visit; by default the first of `networks`. */
  readonly defaultNetwork?: NetworkInput
  /** RPC URLs by CAIP-2 id: reads ask them first, in their order. What else is asked is the chain plugin's matter. */
  readonly customRpcUrls?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Image URLs by network id. */
  readonly chainImages?: Readonly<Record<string, string>>
  /** Local features; options not set keep their default, and a remote configuration goes over them. */
  readonly features?: Partial<FeatureValues>
  /** Preferred account types by namespace, where the visitor has not chosen; by default what the chain's plugin says. */
  readonly defaultAccountTypes?: Readonly<Record<string, AccountType>>
  /** Restore the last session at start; on unless `false`. */
  readonly enableReconnect?: boolean
  /** Offer network switching; on unless `false`. */
  readonly enableNetworkSwitch?: boolean
  /** What to do when the wallet is on a network outside `networks`; `block` by default. */
  readonly unsupportedNetwork?: UnsupportedNetworkPolicy
  /** Fetch the engine and the modal when the page is idle; on unless `false`, and never under Save-Data. */
  readonly prefetch?: boolean
  /** Where the session is kept; by default `localStorage`. */
  readonly storage?: Storage
  /** Show alerts to the page's developer in the modal; off by default. */
  readonly debug?: boolean
}

/** Ends an action from outside. */
export interface Cancellable {
  readonly signal?: AbortSignal
}

/** The modal's back-stack, for views and for apps that bring their own. */
export interface Navigation {
  /** Opens at `view`, by default Account when connected, else Connect. */
  readonly open: (options?: {
    readonly view?: string
    readonly params?: Record<string, unknown>
    readonly namespace?: string
    readonly blocking?: boolean
  }) => void
  /** Closes at once. */
  readonly close: () => void
  /** Closes as a visitor does: refused with a shake while the shown view is blocking. */
  readonly requestClose: () => void
  /** Shows a view over the current one; nothing happens when it is shown already. */
  readonly push: (
    view: string,
    params?: Record<string, unknown>,
    options?: { readonly blocking?: boolean }
  ) => void
  readonly replace: (
    view: string,
    params?: Record<string, unknown>,
    options?: { readonly blocking?: boolean }
  ) => void
  /** Makes `view` the only entry. */
  readonly reset: (
    view: string,
    params?: Record<string, unknown>,
    options?: { readonly blocking?: boolean }
  ) => void
  /** Back one view; from the first view, closes. */
  readonly goBack: () => void
  readonly shake: () => void
  /** Puts an action of a wallet on the transaction stack. */
  readonly pushTransaction: (entry: TransactionEntry) => void
  /** Takes the latest action off the stack, calls its callback, and closes the modal when the stack is empty. */
  readonly popTransaction: (outcome: "success" | "error" | "cancel") => void
}

/** What to do when a wallet has dealt with an action. */
export interface TransactionEntry {
  readonly onSuccess?: () => void
  readonly onError?: () => void
  readonly onCancel?: () => void
}

/** The functions of every kit, whatever is installed. Each Promise rejects with a `KitError`. */
export interface KitCore {
  readonly app: Required<Pick<App, "name" | "url">> & App
  readonly options: Pick<KitOptions, "enableNetworkSwitch" | "unsupportedNetwork" | "debug" | "prefetch">
  /** The current state: immutable, parts that did not change keep their identity. */
  readonly getSnapshot: () => KitState
  /** The state that a server renders from: what the options and cookies say, and nothing else. */
  readonly getServerSnapshot: () => KitState
  /** Calls `listener` after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Calls `listener` for each telemetry event; nothing is sent anywhere by the kit. */
  readonly onEvent: (listener: (event: TelemetryEvent) => void) => () => void
  readonly navigation: Navigation
  readonly open: Navigation["open"]
  readonly close: Navigation["close"]
  /** Loads the engine now; resolves when the stored session is settled. */
  readonly ready: () => Promise<void>
  /** Fetches the engine without running it. */
  readonly prefetch: () => void
  /**
   * Asks a wallet to connect. Resolves with the connections made, one a namespace.
   *
   * Fails: `ConnectorNotFoundError`, `ConnectorUnsupportedError`, `ConnectorAlreadyConnectedError`,
   * `ConnectionRejectedError`, `WalletBusyError`, `ConnectionFailedError`, `ConnectionSupersededError`.
   */
  readonly connect: (
    request: {
      readonly connectorId: string
      readonly namespace?: string
      readonly networkId?: CaipNetworkId
    },
    options?: Cancellable
  ) => Promise<ReadonlyArray<Connection>>
  /** Stops the attempt of a namespace, or all; the state is as before it. */
  readonly cancelConnect: (request?: { readonly namespace?: string }) => void
  /** Disconnects one connector, one namespace or everything. Fails: `DisconnectFailedError`. */
  readonly disconnect: (request?: {
    readonly namespace?: string
    readonly connectorId?: string
    /** Close the modal when nothing is left connected; on unless `false`. */
    readonly closeModal?: boolean
  }) => Promise<void>
  /** Makes another live connection of a namespace the current one. */
  readonly switchConnection: (request: {
    readonly namespace: string
    readonly connectorId: string
  }) => Promise<void>
  /**
   * Makes a network active, asking the connected wallet to move when there is one.
   *
   * Fails: `NetworkNotFoundError`, `NetworkSwitchDisabledError`, `NetworkSwitchRejectedError`,
   * `NetworkSwitchFailedError`, `NetworkSwitchUnsupportedError`.
   */
  readonly switchNetwork: (
    request: { readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<void>
  /**
   * Leads the visitor to a network: to the view that asks for confirmation, or to connecting where no address is.
   * `ignoreConfirmation` switches at once where that is possible.
   */
  readonly requestNetwork: (request: {
    readonly networkId: CaipNetworkId
    readonly ignoreConfirmation?: boolean
  }) => void
  readonly addNetwork: (network: NetworkInput) => void
  readonly removeNetwork: (networkId: CaipNetworkId) => void
  /** Asks the connected wallet to sign. Fails: `NotConnectedError`, `CapabilityMissingError`, `SigningRejectedError`, `SigningFailedError`. */
  readonly signMessage: (
    request: { readonly message: string | Uint8Array; readonly namespace?: string },
    options?: Cancellable
  ) => Promise<string>
  /** Reads the native balance into the account's state; from the cache of 30 s unless `force`. Never rejects for a failed read. */
  readonly refreshBalance: (request?: {
    readonly namespace?: string
    readonly force?: boolean
  }) => Promise<void>
  /** The live provider of a connected namespace. */
  readonly getProvider: (namespace?: string) => unknown
  /** Whether the connected namespace can do something: `signing`, `paymentRequest` ... */
  readonly hasCapability: (capability: string, namespace?: string) => boolean
  readonly getNetwork: (networkId: CaipNetworkId) => Network | undefined
  readonly addAddressLabel: (request: {
    readonly namespace: string
    readonly address: string
    readonly label: string
  }) => void
  readonly removeAddressLabel: (request: { readonly namespace: string; readonly address: string }) => void
  readonly setCurrentTab: (request: { readonly namespace: string; readonly tab: number }) => void
  readonly setPreferredAccountType: (request: {
    readonly namespace: string
    readonly type: AccountType
  }) => void
  readonly showToast: (
    toast: Pick<Toast, "variant" | "text" | "code"> & { readonly autoClose?: boolean }
  ) => void
  readonly hideToast: () => void
  readonly dismissAlert: (key: number) => void
  /** Installs a plugin into the running kit. Fails: throws `PluginDuplicateError`, `PluginMissingError`. */
  readonly use: (plugin: Plugin<string, any>) => Promise<void>
  /** Removes a plugin and those that require it; all they registered is undone. Fails: `PluginNotFoundError`. */
  readonly remove: (id: string) => Promise<void>
  /** Ends everything: interrupts what is under way, removes listeners and timers. The kit answers nothing after it. */
  readonly dispose: () => Promise<void>
}

/** A kit: its own functions, and each installed plugin's API under the plugin's id. */
export type Kit<Plugins extends ReadonlyArray<Plugin<string, any>> = ReadonlyArray<never>> = KitCore &
  PluginApis<Plugins>

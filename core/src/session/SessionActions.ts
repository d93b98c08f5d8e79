import type { AccountType } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { NetworkInput } from "../chain/Network.ts"
import type { CatalogueWallet } from "./CatalogueWallet.ts"
import type { Connection } from "./ConnectionState.ts"

/** Ends an action from outside. */
export interface Cancellable {
  readonly signal?: AbortSignal | undefined
}

/** Which wallet is asked, and for what. */
export interface ConnectionRequest<NetworkId extends CaipNetworkId = CaipNetworkId> {
  readonly connectorId: string
  /** The namespace to connect; every one that the connector serves, where absent. */
  readonly namespace?: string | undefined
  /** The network that the visitor wants to be on: made the active one once connected. */
  readonly networkId?: NetworkId | undefined
  /** The wallet that the visitor chose from a catalogue, for a connector that connects such wallets. */
  readonly wallet?: CatalogueWallet | undefined
}

/** A network of the app: by its CAIP-2 id, or by the number of its chain, as EVM networks have one. */
export type NetworkChoice<NetworkId extends CaipNetworkId = CaipNetworkId> =
  | { readonly networkId: NetworkId; readonly chainId?: undefined }
  | {
      /** The `8453` of `eip155:8453`; the first of the app's networks that has it. */
      readonly chainId: number
      readonly networkId?: undefined
    }

/** What is to be disconnected: everything that matches all that is given. */
export interface DisconnectRequest {
  readonly namespace?: string | undefined
  readonly connectorId?: string | undefined
  /** Close the modal; on unless `false`. */
  readonly closeModal?: boolean | undefined
}

/**
 * The actions that say who is connected, and where. `NetworkId` is what an app may name of its networks.
 *
 * Those that take one are methods: a kit that knows its networks is still a kit.
 */
export interface SessionActions<NetworkId extends CaipNetworkId = CaipNetworkId> {
  /**
   * Asks a wallet to connect. Resolves with the connections made, one a namespace.
   *
   * Fails: `ConnectorNotFoundError`, `ConnectorUnsupportedError`, `ConnectorAlreadyConnectedError`,
   * `ConnectionRejectedError`, `WalletBusyError`, `ConnectionFailedError`, `ConnectionSupersededError`.
   */
  connect(request: ConnectionRequest<NetworkId>, options?: Cancellable): Promise<ReadonlyArray<Connection>>
  /** Ends attempts to connect, of one namespace or all; everything is as before them. */
  readonly cancelConnect: (request?: { readonly namespace?: string | undefined }) => void
  /** Disconnects what matches, everything by default. The page forgets the wallet even when this fails: `DisconnectFailedError`. */
  readonly disconnect: (request?: DisconnectRequest) => Promise<void>
  /**
   * Makes another live connection of a namespace the current one; with `address`, also that account of it, where its wallet
   * granted several of one type. A wallet that tells its accounts anew decides again which is first.
   *
   * Fails: `NotConnectedError`, also if the wallet did not grant the account; `PluginPartMissingError`.
   */
  readonly switchConnection: (request: {
    readonly namespace: string
    readonly connectorId: string
    readonly address?: string | undefined
  }) => Promise<void>
  /**
   * Makes a network active, asking the connected wallet to move when there is one.
   *
   * Fails: `NetworkNotFoundError`, `NetworkSwitchDisabledError`, `NetworkSwitchRejectedError`,
   * `NetworkSwitchFailedError`, `NetworkSwitchUnsupportedError`, `PluginPartMissingError`.
   */
  switchNetwork(request: NetworkChoice<NetworkId>, options?: Cancellable): Promise<void>
  /** Adds a network to those of the app; nothing happens where it is there. Fails: `NamespaceMissingError`. */
  readonly addNetwork: (network: NetworkInput) => void
  /** Takes a network away; where it was in use, the first that remains of its namespace takes its place. */
  removeNetwork(networkId: NetworkId): void
  /**
   * Asks the connected wallet to sign. Resolves with the namespace's own signature text.
   *
   * Fails: `NotConnectedError`, also when the connection ends meanwhile; `CapabilityMissingError`, `SigningRejectedError`,
   * `SigningFailedError`.
   */
  readonly signMessage: (
    request: { readonly message: string | Uint8Array; readonly namespace?: string | undefined },
    options?: Cancellable
  ) => Promise<string>
  /** Names an account for the visitor, on this page: the connected wallets are listed with it. `address` as the state writes it. */
  readonly addAddressLabel: (request: {
    readonly namespace: string
    readonly address: string
    readonly label: string
  }) => void
  readonly removeAddressLabel: (request: { readonly namespace: string; readonly address: string }) => void
  /** Remembers which tab of the account view the visitor looks at. */
  readonly setCurrentTab: (request: { readonly namespace: string; readonly tab: number }) => void
  /** Remembers the preferred account type, also over reloads. */
  readonly setPreferredAccountType: (request: {
    readonly namespace: string
    readonly type: AccountType
  }) => void
}

/** The session as a plugin of the kit itself: its actions are the kit's own functions. */
export const session = {
  id: "kit/session",
  actions: [
    "connect",
    "cancelConnect",
    "disconnect",
    "switchConnection",
    "switchNetwork",
    "addNetwork",
    "removeNetwork",
    "signMessage",
    "addAddressLabel",
    "removeAddressLabel",
    "setCurrentTab",
    "setPreferredAccountType"
  ] satisfies ReadonlyArray<keyof SessionActions>
}

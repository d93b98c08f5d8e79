import type * as Effect from "effect/Effect"
import type { Account } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { CatalogueWallet } from "./CatalogueWallet.ts"
import type { ConnectorType } from "./ConnectionState.ts"

/** What a connector is asked for. */
export interface ConnectRequest {
  /** The namespaces wanted, at least one, each among the connector's own. */
  readonly namespaces: ReadonlyArray<string>
  /** Requested networks of those namespaces. */
  readonly networks: ReadonlyArray<Network>
  /** The network the app would like the wallet to be on. */
  readonly network?: Network
  /** The wallet that the visitor chose, for a connector of `catalogue`; absent where any may answer. */
  readonly wallet?: CatalogueWallet
}

/** What a wallet gave for one namespace. */
export interface NamespaceGrant {
  readonly namespace: string
  /** At least one; the first is current. */
  readonly accounts: ReadonlyArray<Account>
  /** The network that the wallet itself says it is on. */
  readonly networkId: CaipNetworkId
  /** The live provider: what capabilities of this namespace are called with. */
  readonly provider: unknown
  /** Networks the wallet allows; absent when it allows all. */
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId>
  /** Numeric ids of the networks on which the wallet has smart accounts; absent where it says of none. */
  readonly smartAccountNetworks?: ReadonlyArray<number>
  /**
   * What the wallet that answered calls itself, made fit to show, for a connector of several wallets. Without it the
   * connector's own name is shown.
   */
  readonly walletName?: string | undefined
}

/** What a wallet tells after it was connected, decoded. */
export type SessionChange =
  | {
      readonly type: "accounts"
      readonly namespace: string
      readonly accounts: ReadonlyArray<Account>
      /** The network that they are of, where they read otherwise on another: ignored when the kit is on another by then. */
      readonly networkId?: CaipNetworkId
      /** Where another wallet may have taken the session over: what that one calls itself, made fit to show. */
      readonly walletName?: string | undefined
    }
  | {
      readonly type: "network"
      readonly namespace: string
      readonly networkId: CaipNetworkId
      /** Where they read otherwise on that network. */
      readonly accounts?: ReadonlyArray<Account> | undefined
      /** As with `accounts`. */
      readonly walletName?: string | undefined
    }
  | {
      readonly type: "disconnect"
      readonly namespace?: string
      /** Why, where it was not the visitor: the code of an error that the user interface has words for. */
      readonly code?: string
    }

/** A live session with a wallet: it answered, and tells its changes. */
export interface ConnectorSession {
  readonly grants: ReadonlyArray<NamespaceGrant>
  /** Calls `onChange` for each change until the returned function is called. */
  readonly listen: (onChange: (change: SessionChange) => void) => () => void
  /** Ends the session on the wallet's side, as far as the wallet allows. Bounded in time by the connector. */
  readonly disconnect: Effect.Effect<void, KitError>
}

/** A way to connect, registered by a plugin. Ids and names are already decoded and fit to show. */
export interface Connector {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly icon?: string
  readonly imageId?: string
  readonly rdns?: string
  /**
   * The name by which the wallet announced itself to the page (EIP-6963, Wallet Standard), never one of a list of ours.
   * Connectors of different namespaces under one such name, or one rdns, are one wallet to visitors.
   */
  readonly announcedName?: string
  /**
   * True when the wallet keeps one session for all connectors that it announced itself for: ending it for one ends it
   * for all, so the wallet is told only when the last of them is disconnected.
   */
  readonly sharesSession?: boolean
  readonly namespaces: ReadonlyArray<string>
  readonly clash?: boolean
  /** True when it can connect wallets that are not installed here: `ConnectRequest.wallet` says which. */
  readonly catalogue?: boolean
  /** Id of the view that is shown while it connects, instead of the kit's own. */
  readonly view?: string
  /**
   * Asks the wallet; may open its window, so the first call to the wallet is made in the caller's task.
   * Interruption means that nobody waits any more: a later answer is dropped.
   */
  readonly connect: (request: ConnectRequest) => Effect.Effect<ConnectorSession, KitError>
  /** Restores a session without opening anything; fails when there is none. Bounded in time by the connector. */
  readonly reconnect: (request: ConnectRequest) => Effect.Effect<ConnectorSession, KitError>
}

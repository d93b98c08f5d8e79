import type { Account } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"

/** Where a connector comes from; decides its place in the list. Plugins may add their own. */
export type ConnectorType = "announced" | "injected" | "walletConnect" | "external" | "auth" | (string & {})

/** A way to connect, as the user interface sees it. */
export interface ConnectorInfo {
  readonly id: string
  readonly type: ConnectorType
  /** As announced, made fit to show: invisible and direction characters removed, at most 64 characters. */
  readonly name: string
  /** An image `data:` URI of at most 256 KiB, or an image the connector's plugin ships. */
  readonly icon?: string
  readonly imageId?: string
  readonly rdns?: string
  /** The same for all connectors of one wallet: it is shown once, and asks which chain to connect. */
  readonly walletId: string
  /** The namespaces it can serve. */
  readonly chains: ReadonlyArray<string>
  /** True when another connector claims the same identity: shown apart and marked, trusted less. */
  readonly clash: boolean
  /** False when a remembered wallet is not there now. */
  readonly installed: boolean
  /** True when it can connect wallets of a catalogue that are not installed: `kit.connect({ connectorId, wallet })`. */
  readonly catalogue?: boolean
  /** Id of the view that is shown while it connects, where it is not the kit's own. */
  readonly view?: string
}

/** `connected`: the current one of its namespace; `active`: alive beside it; `disconnected`: only remembered. */
export type ConnectionLiveness = "connected" | "active" | "disconnected"

/** One wallet connected to one namespace. */
export interface Connection {
  readonly connectorId: string
  readonly namespace: string
  readonly accounts: ReadonlyArray<Account>
  readonly caipNetwork?: Network
  readonly caipNetworkId: CaipNetworkId
  /** The wallet's name: for a connector of several wallets, that of the one which answered. */
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
}

/** An attempt under way: the wallet has been asked and the visitor may have to answer. */
export interface ConnectionAttempt {
  readonly connectorId: string
  readonly namespaces: ReadonlyArray<string>
  /** Id of the chosen wallet of a catalogue. */
  readonly walletId?: string
}

/** Connectors, connections and what is going on between them. */
export interface ConnectionState {
  readonly connectors: ReadonlyArray<ConnectorInfo>
  /** Live connections by namespace; the first is the current one. */
  readonly connections: Readonly<Record<string, ReadonlyArray<Connection>>>
  /** Attempts by namespace. */
  readonly attempts: Readonly<Record<string, ConnectionAttempt>>
  /** At most two, latest first: connectors that were used on this device. */
  readonly recent: ReadonlyArray<RecentConnector>
  /** False until the stored session was restored or dropped; true ever after. */
  readonly settled: boolean
}

/** A connector that was used here before. */
export interface RecentConnector {
  readonly id: string
  /** The wallet's, where it was one of a catalogue. */
  readonly name: string
  /** The catalogue's id of the wallet that it connected, where it was one of a catalogue. */
  readonly walletId?: string
}

import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"

/** The networks of one namespace. */
export interface NamespaceNetworks {
  /** The network that this namespace is on; a stand-in when the wallet is on one that the app did not ask for. */
  readonly caipNetwork?: Network
  /** What the app asked for, in its order. */
  readonly requestedCaipNetworks: ReadonlyArray<Network>
  /** What the wallet allows; absent when it allows all. */
  readonly approvedCaipNetworkIds?: ReadonlyArray<CaipNetworkId>
  readonly supportsAllNetworks: boolean
  /** Numeric chain ids on which smart accounts are enabled. */
  readonly smartAccountEnabledNetworks: ReadonlyArray<number>
}

/** Which network the kit is on, and what each namespace has. */
export interface NetworkState {
  readonly activeNamespace?: string
  readonly byNamespace: Readonly<Record<string, NamespaceNetworks>>
  /** True while the active network moves to another namespace. */
  readonly isSwitchingNamespace: boolean
  /** The network a wallet is being asked to switch to. */
  readonly switchingTo?: CaipNetworkId
}

/** What happens when the wallet is on a network that the app did not ask for. */
export type UnsupportedNetworkPolicy = "block" | "warn" | "ignore"

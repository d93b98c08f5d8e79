import type { CaipNetworkId, KitState, Network } from "@latchkey/core"
import { namespaceIn, networksIn, type InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** The network that a namespace is on. */
export interface NetworkView {
  readonly namespace: string | undefined
  /** Undefined before the first; a stand-in named as unknown when the wallet is on one that the app did not ask for. */
  readonly network: Network | undefined
  /** CAIP-2 id of `network`. */
  readonly networkId: CaipNetworkId | undefined
  /** Whether `network` is one that the app asked for. */
  readonly isSupported: boolean
  /** The network that a wallet is being asked to move to. */
  readonly switchingTo: CaipNetworkId | undefined
}

/** The network of a namespace in a state. */
export const selectNetwork = (state: KitState, namespace?: string): NetworkView => {
  const networks = networksIn(state, namespace)
  const network = networks?.caipNetwork
  return {
    namespace: namespaceIn(state, namespace),
    network,
    networkId: network?.caipNetworkId,
    isSupported:
      networks?.requestedCaipNetworks.some(({ caipNetworkId }) => caipNetworkId === network?.caipNetworkId) ??
      false,
    switchingTo: state.network.switchingTo
  }
}

/** The network of the active namespace, or of the one named. */
export const useNetwork = ({ namespace }: InNamespace = {}): NetworkView =>
  useSelection("useNetwork", (state) => selectNetwork(state, namespace))

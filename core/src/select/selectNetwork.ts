import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitState } from "../state/KitState.ts"
import { namespaceIn, networksIn } from "./inNamespace.ts"

/** The network that a namespace is on. */
export interface NetworkView {
  readonly namespace: string | undefined
  /** Undefined before the first; a placeholder with `unknown` set if the wallet is on a network that the app does not use. */
  readonly network: Network | undefined
  /** CAIP-2 id of `network`. */
  readonly networkId: CaipNetworkId | undefined
  /** Whether `network` is one of the app's networks. */
  readonly isSupported: boolean
  /** The network to which a wallet is being asked to switch. */
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

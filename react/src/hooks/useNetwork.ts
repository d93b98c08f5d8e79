import type { CaipNetworkId, KitState, Network } from "@latchkey/core"
import { namespaceIn, networksIn, type InNamespace } from "./InNamespace.ts"
import { chainIdOf } from "./chainIdOf.ts"
import { useSelection } from "./useSelection.ts"

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

/** The network of the active namespace, or of the given one. */
export const useNetwork = ({ namespace }: InNamespace = {}): NetworkView & {
  /** The number in `networkId`, as EVM networks have one: the `8453` of `eip155:8453`. */
  readonly chainId: number | undefined
} =>
  useSelection("useNetwork", (state) => {
    const view = selectNetwork(state, namespace)
    return { ...view, chainId: chainIdOf(view.networkId) }
  })

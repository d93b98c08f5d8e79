import { chainIdOf, selectNetwork, type NetworkView } from "@latchkey/core/select"
import type { InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** The network of the active namespace, or of the given one. */
export const useNetwork = ({ namespace }: InNamespace = {}): NetworkView & {
  /** The number in `networkId`, as EVM networks have one: the `8453` of `eip155:8453`. */
  readonly chainId: number | undefined
} =>
  useSelection("useNetwork", (state) => {
    const view = selectNetwork(state, namespace)
    return { ...view, chainId: chainIdOf(view.networkId) }
  })

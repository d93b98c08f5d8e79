import * as Effect from "effect/Effect"
import type { Navigation } from "../navigation/Navigation.ts"
import type { Networks } from "../session/Networks.ts"
import type { KitState } from "../state/KitState.ts"
import { isConnectedIn } from "./home.ts"

/** Makes what keeps modal and kit about one account. */
export const makeAgreement = (
  networks: Networks["Service"],
  navigation: Navigation,
  snapshot: () => KitState
) => {
  /** Makes a connected namespace the kit's active one, whatever network its wallet is on. */
  const activate = (namespace: string): Effect.Effect<void> => {
    const { caipNetwork, requestedCaipNetworks } = snapshot().network.byNamespace[namespace] ?? {}
    const network = caipNetwork?.unknown ? requestedCaipNetworks?.[0] : caipNetwork
    return network === undefined ? Effect.void : networks.activate(network.caipNetworkId)
  }
  return {
    activate,
    /**
     * A connected namespace that the modal is opened for becomes active, and where another becomes active later, the modal is about
     * that.
     */
    agree: (before: KitState, after: KitState): Effect.Effect<void> | undefined => {
      const { namespace } = after.navigation
      const { activeNamespace } = after.network
      const isOne = namespace === activeNamespace || !isConnectedIn(after, namespace)
      if (namespace === undefined || isOne) return undefined
      const wasOne = before.navigation.namespace === namespace && before.network.activeNamespace === namespace
      return wasOne ? Effect.sync(() => navigation.turn(activeNamespace!)) : activate(namespace)
    }
  }
}

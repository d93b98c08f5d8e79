import type { Network } from "../chain/Network.ts"
import type { ShellShape } from "../kit/Shell.ts"
import { storageKeys } from "../storage/keys.ts"
import type { KitState } from "../state/KitState.ts"

/** The network that the kit is on. */
export const activeNetwork = (state: KitState): Network | undefined =>
  state.network.activeNamespace === undefined
    ? undefined
    : state.network.byNamespace[state.network.activeNamespace]?.caipNetwork

/** The requested networks of all namespaces, each namespace's in the app's order. */
export const requestedNetworks = (state: KitState): ReadonlyArray<Network> =>
  Object.values(state.network.byNamespace).flatMap((networks) => networks.requestedCaipNetworks)

/** Whether a namespace has a connected address. */
export const isNamespaceConnected = (state: KitState, namespace: string | undefined): boolean =>
  namespace !== undefined && state.account[namespace]?.address !== undefined

/** Saves which network the kit is on. */
export const persistActiveNetwork = ({ store, storage }: Pick<ShellShape, "store" | "storage">): void => {
  const network = activeNetwork(store.get())
  if (network === undefined) return
  storage.set(storageKeys.activeNetworkId, network.caipNetworkId)
  storage.set(storageKeys.activeNamespace, network.chainNamespace)
}

/**
 * Shows the view for a network that the app did not ask for, as the policy wants it: closing refused (`block`),
 * closing allowed (`warn`), or not at all (`ignore`). A network that was shown once with `warn` is not shown again.
 */
export const makeUnsupportedPolicy = ({ store, options, navigation }: ShellShape): (() => void) => {
  const { unsupportedNetwork: policy = "block", enableNetworkSwitch } = options
  let shown: string | undefined
  return () => {
    const state = store.get()
    const network = activeNetwork(state)
    const unsupported = network?.unknown === true && isNamespaceConnected(state, network.chainNamespace)
    const id = unsupported ? network.caipNetworkId : undefined
    const isNew = id !== shown
    shown = id
    if (id === undefined || policy === "ignore" || enableNetworkSwitch === false) return
    const blocking = policy === "block"
    if (!isNew && (!blocking || state.navigation.stack.some(({ view }) => view === "UnsupportedChain")))
      return
    if (state.navigation.open) navigation.reset("UnsupportedChain", {}, { blocking })
    else navigation.open({ view: "UnsupportedChain", blocking })
  }
}

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
 * Shows what the policy wants when the wallet is on a network that the app did not ask for: a view that blocks
 * closing, a toast, or nothing.
 */
export const enforceUnsupportedPolicy = ({
  store,
  options,
  navigation
}: ShellShape): "shown" | "warned" | "none" => {
  const state = store.get()
  if (activeNetwork(state)?.unknown !== true || !isNamespaceConnected(state, state.network.activeNamespace))
    return "none"
  const policy = options.unsupportedNetwork ?? "block"
  if (policy === "ignore" || options.enableNetworkSwitch === false) return "none"
  if (policy === "warn") return "warned"
  if (state.navigation.open) navigation.reset("UnsupportedChain", {}, { blocking: true })
  else navigation.open({ view: "UnsupportedChain", blocking: true })
  return "shown"
}

import {
  installedNamespaces,
  shownNamespace,
  type AccountState,
  type ConnectionState,
  type ConnectorInfo,
  type KitState,
  type Network
} from "@latchkey/core"

/** The network that the kit is on. */
export const activeNetwork = ({ network }: KitState): Network | undefined =>
  network.activeNamespace === undefined
    ? undefined
    : network.byNamespace[network.activeNamespace]?.caipNetwork

/** The account of the namespace that the modal shows. */
export const shownAccount = (state: KitState): AccountState | undefined =>
  state.account[shownNamespace(state) ?? ""]

/** The network of the namespace that the modal shows. */
export const shownNetwork = (state: KitState): Network | undefined =>
  state.network.byNamespace[shownNamespace(state) ?? ""]?.caipNetwork

/** The app's networks of every namespace; within a namespace in the app's order. */
export const allNetworks = (byNamespace: KitState["network"]["byNamespace"]): ReadonlyArray<Network> =>
  Object.values(byNamespace).flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)

/** The entry of a record by namespace for which the modal was opened; all entries if it was opened for none. */
export const ofNamespace = <A>(
  all: Readonly<Record<string, A>>,
  namespace: string | undefined
): Readonly<Record<string, A>> => {
  if (namespace === undefined) return all
  const own = Object.hasOwn(all, namespace) ? all[namespace] : undefined
  return own === undefined ? {} : { [namespace]: own }
}

/** Display name of a namespace. */
export const namespaceName = (state: KitState, namespace: string): string =>
  installedNamespaces(state.plugin).find(({ id }) => id === namespace)?.name ?? namespace

/** How many wallets are shown as connected; a wallet that serves several namespaces counts once. */
export const connectedWalletCount = (state: KitState): number => {
  const { connectors } = state.connection
  return new Set(
    Object.values(ofNamespace(state.connection.connections, state.navigation.namespace)).flatMap((list) =>
      list.map(({ connectorId }) => connectors.find(({ id }) => id === connectorId)?.walletId ?? connectorId)
    )
  ).size
}

/** The connectors that serve a namespace of one of the app's networks; all of them if none does. */
export const connectableConnectors = (
  { connectors }: Pick<ConnectionState, "connectors">,
  byNamespace: KitState["network"]["byNamespace"]
): ReadonlyArray<ConnectorInfo> => {
  const useful = connectors.filter(({ chains }) =>
    chains.some((namespace) => (byNamespace[namespace]?.requestedCaipNetworks.length ?? 0) > 0)
  )
  return useful.length > 0 ? useful : connectors
}

/** Name and icon of the current wallet of a namespace. */
export const currentConnection = (state: KitState, namespace: string | undefined) =>
  namespace === undefined ? undefined : state.connection.connections[namespace]?.[0]

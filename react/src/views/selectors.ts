import type { AccountState, ConnectionState, ConnectorInfo, KitState, Network } from "@latchkey/core"

/** The network that the kit is on. */
export const activeNetwork = ({ network }: KitState): Network | undefined =>
  network.activeNamespace === undefined
    ? undefined
    : network.byNamespace[network.activeNamespace]?.caipNetwork

/** CAIP-2 id of the network that the kit is on. */
export const activeNetworkId = (state: KitState): string | undefined => activeNetwork(state)?.caipNetworkId

/** The account of the namespace that the kit is on. */
export const activeAccount = ({ network, account }: KitState): AccountState | undefined =>
  network.activeNamespace === undefined ? undefined : account[network.activeNamespace]

/** The requested networks of every namespace, each namespace's in the app's order. */
export const allNetworks = (byNamespace: KitState["network"]["byNamespace"]): ReadonlyArray<Network> =>
  Object.values(byNamespace).flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)

/** Display name of a namespace. */
export const namespaceName = (state: KitState, namespace: string): string =>
  state.plugin.namespaces.find(({ id }) => id === namespace)?.name ?? namespace

/** How many wallets are connected: a wallet that serves several namespaces counts once. */
export const connectedWalletCount = ({ connections, connectors }: ConnectionState): number =>
  new Set(
    Object.values(connections).flatMap((list) =>
      list.map(({ connectorId }) => connectors.find(({ id }) => id === connectorId)?.walletId ?? connectorId)
    )
  ).size

/** The connectors that serve a namespace of which the app has a network; all of them where none does. */
export const connectableConnectors = (
  { connectors }: Pick<ConnectionState, "connectors">,
  byNamespace: KitState["network"]["byNamespace"]
): ReadonlyArray<ConnectorInfo> => {
  const useful = connectors.filter(({ chains }) =>
    chains.some((namespace) => (byNamespace[namespace]?.requestedCaipNetworks.length ?? 0) > 0)
  )
  return useful.length > 0 ? useful : connectors
}

/** Name and picture of the current wallet of a namespace. */
export const currentConnection = (state: KitState, namespace: string | undefined) =>
  namespace === undefined ? undefined : state.connection.connections[namespace]?.[0]

import type { Network } from "../chain/Network.ts"
import type { Connection, ConnectorInfo } from "../session/ConnectionState.ts"
import type { KitState } from "../state/KitState.ts"
import { connectionsIn, networksIn } from "./inNamespace.ts"

const noNetworks: ReadonlyArray<Network> = []

/** Every live connection in a state, or those of one namespace. */
export const selectConnections = (state: KitState, namespace?: string): ReadonlyArray<Connection> =>
  namespace === undefined
    ? Object.values(state.connection.connections).flat()
    : connectionsIn(state, namespace)

/** Every way to connect in a state, or those that serve one namespace. */
export const selectConnectors = (state: KitState, namespace?: string): ReadonlyArray<ConnectorInfo> =>
  namespace === undefined
    ? state.connection.connectors
    : state.connection.connectors.filter(({ chains }) => chains.includes(namespace))

/** The app's networks in a state, all or those of one namespace. */
export const selectNetworks = (state: KitState, namespace?: string): ReadonlyArray<Network> =>
  namespace === undefined
    ? Object.values(state.network.byNamespace).flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
    : (networksIn(state, namespace)?.requestedCaipNetworks ?? noNetworks)

import { connectionLiveness, readSlice, type KitState } from "@latchkey/core"
import type { RecentConnection, WalletConnection, WalletList } from "./MultiWalletApi.ts"
import { multiWalletSlice } from "./MultiWalletState.ts"

/** Whether several wallets may be connected at once. */
export const isEnabled = ({ feature }: KitState): boolean => feature.values.multiWallet

/** The live connections of a namespace, or of all; none where the feature is off. */
export const listConnections = (state: KitState, only: string | undefined): ReadonlyArray<WalletConnection> =>
  isEnabled(state)
    ? Object.entries(state.connection.connections).flatMap(([namespace, list]) =>
        only === undefined || only === namespace
          ? list.map((connection, index) => ({ ...connection, status: index === 0 ? "connected" : "active" }))
          : []
      )
    : []

/** What was connected and is not, of a namespace or of all, where its connector is there; none where the feature is off. */
export const listRecentConnections = (
  state: KitState,
  only: string | undefined
): ReadonlyArray<RecentConnection> =>
  isEnabled(state)
    ? readSlice(state, multiWalletSlice).remembered.flatMap((entry) => {
        const { namespace, connectorId } = entry
        const connector = state.connection.connectors.find(({ id }) => id === connectorId)
        return (only === undefined || only === namespace) &&
          connectionLiveness(state, entry) === "disconnected" &&
          connector?.installed === true &&
          connector.chains.includes(namespace)
          ? {
              status: "disconnected",
              namespace,
              connectorId,
              name: entry.name ?? connector.name,
              ...(entry.name === undefined && connector.icon !== undefined ? { icon: connector.icon } : {})
            }
          : []
      })
    : []

/** Both lists. */
export const listWallets = (state: KitState, only: string | undefined): WalletList => ({
  connections: listConnections(state, only),
  recentConnections: listRecentConnections(state, only)
})

import type { Connection, ConnectionAttempt, ConnectionStatus, ConnectorInfo } from "@latchkey/core"
import { accountIn, connectionsIn, namespaceIn, type InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** What is connected in a namespace, or connecting. */
export interface ConnectionView {
  readonly namespace: string | undefined
  readonly status: ConnectionStatus
  /** The current connection: accounts, network, and the wallet's name and icon. */
  readonly connection: Connection | undefined
  /** The connector behind it; undefined if the wallet is no longer in the page. */
  readonly connector: ConnectorInfo | undefined
  /** The attempt in progress: a wallet was asked and has not answered yet. */
  readonly attempt: ConnectionAttempt | undefined
}

/** The current connection of the active namespace, or of the given one. */
export const useConnection = ({ namespace }: InNamespace = {}): ConnectionView =>
  useSelection("useConnection", (state) => {
    const id = namespaceIn(state, namespace)
    const connection = connectionsIn(state, id)[0]
    const { attempts, connectors } = state.connection
    return {
      namespace: id,
      status: accountIn(state, namespace)?.status ?? "disconnected",
      connection,
      connector: connectors.find((connector) => connector.id === connection?.connectorId),
      attempt: id !== undefined && Object.hasOwn(attempts, id) ? attempts[id] : undefined
    }
  })

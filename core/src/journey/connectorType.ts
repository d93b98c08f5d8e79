import type { ConnectorType } from "../session/ConnectionState.ts"
import type { KitState } from "../state/KitState.ts"

/** By what kind of connector a namespace is connected; undefined if it is not. */
export const connectorType = (
  { connection: { connections, connectors } }: KitState,
  namespace: string | undefined
): ConnectorType | undefined => {
  const current = namespace === undefined ? undefined : connections[namespace]?.[0]
  return connectors.find(({ id }) => id === current?.connectorId)?.type
}

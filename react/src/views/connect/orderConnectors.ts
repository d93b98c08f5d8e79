import type { ConnectionState, ConnectorInfo } from "@latchkey/core"

const kindOf = (connector: ConnectorInfo, isRecent: boolean): string => {
  if (isRecent && !connector.installed) return "recent"
  return connector.type === "announced" ? "injected" : connector.type
}

/**
 * Connectors in the order of `features.connectorTypeOrder`; inside a type the ones used before come first, then their
 * own order. A remembered wallet that is not there now counts as `recent`; a type without a place goes last.
 */
export const orderConnectors = (
  { connectors, recent }: Pick<ConnectionState, "connectors" | "recent">,
  typeOrder: ReadonlyArray<string>,
  namespace?: string
): ReadonlyArray<ConnectorInfo> => {
  const recency = (connector: ConnectorInfo) => {
    const index = recent.findIndex(({ id }) => id === connector.id)
    return index === -1 ? recent.length : index
  }
  const place = (connector: ConnectorInfo) => {
    const index = typeOrder.indexOf(kindOf(connector, recency(connector) < recent.length))
    return index === -1 ? typeOrder.length : index
  }
  return connectors
    .filter((connector) => namespace === undefined || connector.chains.includes(namespace))
    .toSorted((a, b) => place(a) - place(b) || recency(a) - recency(b))
}

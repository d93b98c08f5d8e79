import type { ConnectionState, ConnectorInfo } from "@latchkey/core"

/** The kind of a connector, as `features.connectorTypeOrder` names it. */
export const kindOf = (connector: ConnectorInfo, isRecent: boolean): string => {
  if (isRecent && !connector.installed) return "recent"
  return connector.type === "announced" ? "injected" : connector.type
}

// Wallets announce themselves in an order that differs from page to page; all others are in the order of their plugins.
const nameOf = ({ type, name, id }: ConnectorInfo): string =>
  type === "announced" || type === "injected" ? `${name.toLowerCase()} ${id}` : ""

/**
 * Connectors in the order of `features.connectorTypeOrder`; within a type those used before come first, then those that
 * announced themselves by their names, and the others in their own order. A remembered wallet that is not there now counts
 * as `recent`; a type that is not in the list comes last. Those that sign visitors in are left out.
 */
export const orderConnectors = (
  { connectors, recent }: Pick<ConnectionState, "connectors" | "recent">,
  typeOrder: ReadonlyArray<string>,
  namespace?: string
): ReadonlyArray<ConnectorInfo> => {
  const recency = (connector: ConnectorInfo) => {
    const index = recent.findIndex(({ id, walletId }) => id === connector.id && walletId === undefined)
    return index === -1 ? recent.length : index
  }
  const place = (connector: ConnectorInfo) => {
    const index = typeOrder.indexOf(kindOf(connector, recency(connector) < recent.length))
    return index === -1 ? typeOrder.length : index
  }
  return (
    connectors
      // Signing in has blocks of its own among the ways to connect.
      .filter(
        ({ type, chains }) => type !== "auth" && (namespace === undefined || chains.includes(namespace))
      )
      .toSorted(
        (a, b) =>
          place(a) - place(b) ||
          recency(a) - recency(b) ||
          Number(nameOf(a) > nameOf(b)) - Number(nameOf(a) < nameOf(b))
      )
  )
}

import type { ConnectorInfo, RecentConnector } from "./ConnectionState.ts"

const RECENT = 2

interface Known {
  readonly recent: ReadonlyArray<RecentConnector>
  readonly connectors: ReadonlyArray<Pick<ConnectorInfo, "id" | "walletId">>
}

/** The recent connectors with one in front; two are kept, each of another wallet. */
export const withRecent = (
  { recent, connectors }: Known,
  used: RecentConnector
): ReadonlyArray<RecentConnector> => {
  const { id, walletId } = used
  const walletOf = (connectorId: string) => connectors.find((each) => each.id === connectorId)?.walletId
  const wallet = walletOf(id)
  const isSameWallet = (other: RecentConnector) =>
    other.id === id ? other.walletId === walletId : wallet !== undefined && walletOf(other.id) === wallet
  return [used, ...recent.filter((entry) => !isSameWallet(entry))].slice(0, RECENT)
}

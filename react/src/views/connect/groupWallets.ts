import type { ConnectorInfo } from "@latchkey/core"

/** A wallet of the list: one row, however many chains it announced itself for. */
export interface WalletEntry {
  readonly id: string
  /** The connector whose name and icon are shown for the wallet. */
  readonly face: ConnectorInfo
  /** At least one; each connects the wallet for other chains. */
  readonly connectors: ReadonlyArray<ConnectorInfo>
}

/** Connectors by wallet, in the order of each wallet's first connector. */
export const groupWallets = (connectors: ReadonlyArray<ConnectorInfo>): ReadonlyArray<WalletEntry> => {
  const groups = new Map<string, Array<ConnectorInfo>>()
  for (const connector of connectors) {
    const group = groups.get(connector.walletId)
    if (group === undefined) groups.set(connector.walletId, [connector])
    else group.push(connector)
  }
  return [...groups].map(([id, group]) => ({
    id,
    face: group.find((connector) => connector.id === id) ?? group[0]!,
    connectors: group
  }))
}

import type { CaipNetworkId } from "@latchkey/core"

/** What one kind of wallet calls the networks. */
export type NetworkNames = Readonly<Partial<Record<CaipNetworkId, string>>>

/** The network of a wallet's name for it. */
export const networkNamed = (names: NetworkNames, name: unknown): CaipNetworkId | undefined =>
  (Object.keys(names) as ReadonlyArray<CaipNetworkId>).find((id) => names[id] === name)

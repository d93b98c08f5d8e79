import type { Network } from "../chain/Network.ts"
import type { ConnectRequest } from "../session/Connector.ts"

/** The networks of a namespace that a connection is asked for, each once, the one that the app would like first. */
export const wantedNetworks = (
  { network, networks }: ConnectRequest,
  namespace: string
): ReadonlyArray<Network> => {
  const byId = new Map<string, Network>()
  for (const wanted of [network, ...networks]) {
    if (wanted?.chainNamespace === namespace && !byId.has(wanted.caipNetworkId))
      byId.set(wanted.caipNetworkId, wanted)
  }
  return [...byId.values()]
}

import type { NamespaceNetworks, Network } from "@latchkey/core"

/** The app's networks on which an account of the namespace can receive payments: those that the wallet allows. */
export const compatibleNetworks = (networks: NamespaceNetworks | undefined): ReadonlyArray<Network> => {
  if (networks === undefined) return []
  const { requestedCaipNetworks, approvedCaipNetworkIds, supportsAllNetworks } = networks
  if (supportsAllNetworks || approvedCaipNetworkIds === undefined) return requestedCaipNetworks
  return requestedCaipNetworks.filter(({ caipNetworkId }) => approvedCaipNetworkIds.includes(caipNetworkId))
}

import type { NamespaceNetworks, Network } from "@latchkey/core"

/**
 * The app's networks on which an address can receive payments: those that the wallet allows and that write the address in the
 * same way. Bitcoin's test network, another chain of Cosmos or Polkadot write another one for the same key.
 */
export const compatibleNetworks = (
  { requestedCaipNetworks, approvedCaipNetworkIds, supportsAllNetworks }: NamespaceNetworks,
  address: string,
  parseAddress: (text: string, network: Network) => string | undefined
): ReadonlyArray<Network> =>
  requestedCaipNetworks.filter(
    (network) =>
      (supportsAllNetworks || (approvedCaipNetworkIds?.includes(network.caipNetworkId) ?? true)) &&
      parseAddress(address, network) === address
  )

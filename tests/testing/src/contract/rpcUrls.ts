import { createKit, memoryStorage, type KitOptions } from "@latchkey/core"

/** One RPC URL for every network of a kit, as `customRpcUrls`: the ids are those that its chains give the networks. */
export const rpcUrls = (
  options: KitOptions,
  url: string
): Readonly<Record<string, ReadonlyArray<string>>> => {
  // A kit with nothing stored loads nothing.
  const { byNamespace } = createKit({ ...options, storage: memoryStorage() }).getSnapshot().network
  const networks = Object.values(byNamespace).flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
  return Object.fromEntries(networks.map(({ caipNetworkId }) => [caipNetworkId, [url]]))
}

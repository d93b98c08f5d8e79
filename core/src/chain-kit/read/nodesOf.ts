import type { Network } from "../../chain/Network.ts"
import { readUrls, type ReadOptions } from "./readUrls.ts"

/** So many nodes of a network are asked, at most. */
const MOST_NODES = 3

/**
 * A network once for each node that reads of it may go to, with that node alone: for what one node may not know yet, or not any more. The
 * network as it is where there is none.
 */
export const nodesOf = (network: Network, options: ReadOptions): ReadonlyArray<Network> => {
  const { own, open } = readUrls(network, options)
  const urls = [...new Set([...own, ...open])].slice(0, MOST_NODES)
  return urls.length === 0
    ? [network]
    : urls.map((url) => ({
        ...network,
        rpcUrls: {
          ...network.rpcUrls,
          custom: { ...network.rpcUrls.custom, http: [url] },
          chainDefault: { ...network.rpcUrls.chainDefault, http: [] }
        }
      }))
}

import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { Namespaces } from "../namespace/Namespaces.ts"

/** So many tokens are counted for an account beside what sources list themselves. */
const MOST = 300

/** Of these ids those of the network, each once and in canonical form; the first 300. */
export const canonicalTokens = (
  ids: ReadonlyArray<CaipAddress>,
  network: Network,
  namespaces: Namespaces["Service"]
): ReadonlyArray<CaipAddress> => {
  const prefix = `${network.caipNetworkId}:` as const
  const parse = namespaces.get(network.chainNamespace)?.parseAddress
  const found = ids.flatMap((id): ReadonlyArray<CaipAddress> => {
    const address = id.startsWith(prefix) ? parse?.(id.slice(prefix.length), network) : undefined
    return address === undefined ? [] : [`${prefix}${address}`]
  })
  return [...new Set(found)].slice(0, MOST)
}

import { plainText } from "../error/ForeignCause.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { ListedToken } from "../capability/TokenLists.ts"
import { readField } from "../error/readField.ts"
import type { Namespaces } from "../namespace/Namespaces.ts"

/** So many tokens of lists are counted for an account. */
const MOST = 1_000
const MAX_SYMBOL = 20

/**
 * What lists name on a network: symbols by canonical id, each token once, the first 1,000. What is of another network or unreadable is
 * left out alone. In steps, one for each row: reading so many addresses takes longer than a page may stand still.
 */
export function* namedTokens(
  listed: ReadonlyArray<ListedToken>,
  network: Network,
  namespaces: Pick<Namespaces["Service"], "get">
): Generator<undefined, ReadonlyMap<CaipAddress, string>> {
  const prefix = `${network.caipNetworkId}:` as const
  const parse = namespaces.get(network.chainNamespace)?.parseAddress
  const named = new Map<CaipAddress, string>()
  for (const row of listed) {
    if (named.size >= MOST) break
    const token = readField(row, "token")
    const symbol = readField(row, "symbol")
    const isOfNetwork = typeof token === "string" && token.startsWith(prefix)
    const address = isOfNetwork ? parse?.(token.slice(prefix.length), network) : undefined
    if (address !== undefined && typeof symbol === "string" && !named.has(`${prefix}${address}`))
      named.set(`${prefix}${address}`, plainText(symbol, MAX_SYMBOL))
    yield
  }
  return named
}

import * as Effect from "effect/Effect"
import type { Network } from "../../chain/Network.ts"
import { RpcUrlMissingError } from "../../http/nodeErrors.ts"
import { readUrls, type ReadOptions } from "../read/readUrls.ts"

/** How the sources of a network are asked for one thing, each decoding what it gets. */
export interface ReadWays<A, E, W = never> {
  /** Over URLs, at least one. */
  readonly overUrls: (urls: ReadonlyArray<string>) => Effect.Effect<A, E>
  /** Over the connected wallet, where there is one and it is on the network. */
  readonly overWallet?: Effect.Effect<A, W> | undefined
}

/**
 * Asks for something that every node of a network can tell. Sources, each asked only when the one before failed: the
 * app's own URLs, the connected wallet, the URLs that the network object brought as far as `readUrls` allows them.
 *
 * Fails as the last of them did, and with `RpcUrlMissingError` where there is none.
 */
export const readSources = <A, E, W = never>(
  network: Network,
  options: ReadOptions,
  { overUrls, overWallet }: ReadWays<A, E, W>
): Effect.Effect<A, E | W | RpcUrlMissingError> => {
  const { own, open } = readUrls(network, options)
  type Source = Effect.Effect<A, E | W | RpcUrlMissingError>
  const over = (urls: ReadonlyArray<string>): ReadonlyArray<Source> =>
    urls.length === 0 ? [] : [overUrls(urls)]
  const none: Source = Effect.fail(new RpcUrlMissingError({ method: network.caipNetworkId }))
  return [...over(own), ...(overWallet === undefined ? [] : [overWallet]), ...over(open)].reduce(
    (earlier, next) => Effect.catch(earlier, () => next),
    none
  )
}

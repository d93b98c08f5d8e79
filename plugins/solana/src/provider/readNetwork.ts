import type { KitError, Network } from "@latchkey/core"
import {
  RpcUrlMissingError,
  type ReadOptions,
  NodeAnswerInvalidError,
  type JsonRpc,
  readUrls
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** A read of a network; `decode` gives undefined for what is no answer. */
export interface NetworkRead<A> {
  readonly network: Network
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly options: ReadOptions
  readonly decode: (value: unknown) => A | undefined
}

/**
 * Asks for something that every node of a network can tell: the app's own RPC URLs, then those that the network object
 * brought as far as `readUrls` allows them. Fails as the last of them did, and with `RpcUrlMissingError` where there is
 * none.
 */
export const readNetwork = <A>(
  rpc: JsonRpc["Service"],
  { network, method, params, options, decode }: NetworkRead<A>
): Effect.Effect<A, KitError> => {
  const { own, open } = readUrls(network, options)
  const sources = [own, open].filter((urls) => urls.length > 0)
  const none: Effect.Effect<A, KitError> = Effect.fail(new RpcUrlMissingError(network.caipNetworkId))
  const use = (urls: ReadonlyArray<string>): Effect.Effect<A, KitError> =>
    Effect.flatMap(rpc.request({ urls, method, params, kind: "read" }), (value) => {
      const decoded = decode(value)
      return decoded === undefined
        ? Effect.fail(new NodeAnswerInvalidError(network.caipNetworkId, method))
        : Effect.succeed(decoded)
    })
  return sources.map(use).reduce((earlier, next) => Effect.catch(earlier, () => next), none)
}

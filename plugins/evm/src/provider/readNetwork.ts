import type { Network } from "@latchkey/core"
import {
  NetworkMismatchError,
  RpcUrlMissingError,
  type RpcError,
  type ReadOptions,
  type JsonRpc,
  readUrls
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, toNetworkId } from "../ChainId.ts"
import { read, type WalletFault } from "./Eip1193.ts"
import { readChainId } from "./readChainId.ts"

/** A read of a network, and the connected wallet's provider where there is one. */
export interface NetworkRead {
  readonly network: Network
  readonly provider: unknown
  readonly method: string
  readonly params: ReadonlyArray<unknown>
  readonly options: ReadOptions
}

/** Why a source gave no usable answer. */
export type ReadFault = RpcError | NetworkMismatchError | WalletFault

/** A source's answer as it came. */
export type Answer = Effect.Effect<unknown, ReadFault>

/**
 * Asks for something that every node of a network can tell. `use` decodes what a source answered.
 *
 * Sources, each asked only when the one before failed: the app's own RPC URLs, the connected wallet when it says that
 * it is on the network, the URLs that the network object brought as far as `readUrls` allows them. Fails as the last
 * one did, and with `RpcUrlMissingError` where there is none.
 */
export const readNetwork = <A, E>(
  rpc: JsonRpc["Service"],
  { network, provider, method, params, options }: NetworkRead,
  use: (answer: Answer) => Effect.Effect<A, E>
): Effect.Effect<A, E | RpcUrlMissingError> => {
  const { own, open } = readUrls(network, options)
  const overHttp = (urls: ReadonlyArray<string>): ReadonlyArray<Answer> =>
    urls.length === 0 ? [] : [rpc.request({ urls, method, params, kind: "read" })]
  const overWallet = Effect.flatMap(readChainId(provider), (id): Answer =>
    id === chainIdOf(network)
      ? read(provider, method, params)
      : Effect.fail(new NetworkMismatchError(network.caipNetworkId, toNetworkId(id)))
  )
  const sources = [...overHttp(own), ...(provider === undefined ? [] : [overWallet]), ...overHttp(open)]
  const none: Effect.Effect<A, E | RpcUrlMissingError> = Effect.fail(
    new RpcUrlMissingError(network.caipNetworkId)
  )
  return sources.map(use).reduce((earlier, next) => Effect.catch(earlier, () => next), none)
}

/** Decodes what a source answered; undefined, and anything thrown, is a failure of that source. */
export const decodedWith =
  <A>(decode: (value: unknown) => A | undefined) =>
  (answer: Answer): Effect.Effect<A, ReadFault> =>
    Effect.flatMap(answer, (value) => {
      const decoded = attempt(() => decode(value))
      return decoded === undefined
        ? Effect.fail<WalletFault>({ kind: "failed", cause: "The answer is not what the method gives." })
        : Effect.succeed(decoded)
    })

const attempt = <A>(decode: () => A): A | undefined => {
  try {
    return decode()
  } catch {
    return undefined
  }
}

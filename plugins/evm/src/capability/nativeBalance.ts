import type { KitError } from "@latchkey/core"
import {
  NetworkMismatchError,
  RpcUrlMissingError,
  type JsonRpc,
  type NativeBalance
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, toNetworkId } from "../ChainId.ts"
import { BalanceUnreadableError } from "../errors.ts"
import { read } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"

/** A quantity of at most 32 bytes in a node's answer, or undefined when it is none. */
export const decodeQuantity = (value: unknown): bigint | undefined =>
  typeof value === "string" && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined

/**
 * Native balances by `eth_getBalance`, latest block.
 *
 * Sources, each asked only when the one before failed: the app's own RPC URLs, the connected wallet when it says that
 * it is on the network, the URLs that the network object brought.
 */
export const makeNativeBalance = (rpc: JsonRpc["Service"]): NativeBalance => ({
  read: ({ address, network, provider }) => {
    const { custom, chainDefault } = network.rpcUrls
    const params = [address, "latest"]

    const decode = (value: unknown) => {
      const wei = decodeQuantity(value)
      return wei === undefined
        ? Effect.fail(new BalanceUnreadableError(network.caipNetworkId))
        : Effect.succeed(wei)
    }
    const overHttp = ({ http }: { readonly http: ReadonlyArray<string> }) =>
      http.length === 0
        ? []
        : [
            Effect.flatMap(
              rpc.request({ urls: http, method: "eth_getBalance", params, kind: "read" }),
              decode
            )
          ]
    const overWallet = Effect.gen(function* () {
      const id = yield* readChainId(provider)
      if (id !== chainIdOf(network)) {
        return yield* Effect.fail(new NetworkMismatchError(network.caipNetworkId, toNetworkId(id)))
      }
      return yield* Effect.flatMap(read(provider, "eth_getBalance", params), decode)
    }).pipe(
      Effect.mapError((error) =>
        "kind" in error ? new BalanceUnreadableError(network.caipNetworkId, error.cause) : error
      )
    )

    // A stand-in network has no decimals: any amount made with it would be wrong.
    const sources: ReadonlyArray<Effect.Effect<bigint, KitError>> = network.unknown
      ? []
      : [...overHttp(custom), ...(provider === undefined ? [] : [overWallet]), ...overHttp(chainDefault)]
    const none: Effect.Effect<bigint, KitError> = Effect.fail(new RpcUrlMissingError(network.caipNetworkId))
    const value = sources.reduce((earlier, next) => earlier.pipe(Effect.catch(() => next)), none)
    const { symbol, decimals } = network.nativeCurrency
    return Effect.map(value, (wei) => ({ value: wei, decimals, symbol }))
  }
})

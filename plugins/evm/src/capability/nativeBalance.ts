import type { KitError, Network } from "@latchkey/core"
import { RpcUrlMissingError, type JsonRpc, type NativeBalance } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { chainIdOf } from "../ChainId.ts"
import { BalanceInvalidError } from "../errors.ts"
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
      return wei === undefined ? Effect.fail(new BalanceInvalidError(network.caipNetworkId)) : Effect.succeed(wei)
    }
    const overHttp = (urls: ReadonlyArray<string>): Effect.Effect<bigint, KitError> =>
      urls.length === 0
        ? Effect.fail(new RpcUrlMissingError(network.caipNetworkId))
        : Effect.flatMap(rpc.request({ urls, method: "eth_getBalance", params, kind: "read" }), decode)
    const overWallet = readChainId(provider).pipe(
      Effect.flatMap((id) => (id === chainIdOf(network) ? read(provider, "eth_getBalance", params) : Effect.succeed(undefined))),
      Effect.flatMap(decode)
    )

    const { symbol, decimals } = network.nativeCurrency
    // A stand-in network has no decimals: any amount made with it would be wrong.
    const value = network.unknown
      ? overHttp([])
      : overHttp(custom.http).pipe(
          Effect.catch((first) =>
            (provider === undefined ? Effect.fail(first) : overWallet).pipe(
              Effect.catch(() =>
                chainDefault.http.length === 0 ? Effect.fail(first) : overHttp(chainDefault.http)
              )
            )
          )
        )
    return Effect.map(value, (wei) => ({ value: wei, decimals, symbol }))
  }
})


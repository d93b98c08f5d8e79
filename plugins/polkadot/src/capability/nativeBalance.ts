import type { KitError } from "@latchkey/core"
import {
  RpcUrlMissingError,
  type JsonRpc,
  type NativeBalance,
  type ReadOptions,
  NodeAnswerInvalidError
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { readOverSocket } from "../api/readOverSocket.ts"
import type { Codec } from "../codec.ts"
import { networkUrls, type NetworkUrls } from "../networkUrls.ts"
import { decodeFreeBalance, systemAccountKey } from "./systemAccount.ts"

const method = "state_getStorage"

/** What balances are read with. */
export interface BalanceSources {
  readonly rpc: JsonRpc["Service"]
  readonly options: ReadOptions
  readonly codec: Codec
}

/**
 * Free native balances, by `state_getStorage` over HTTP. Where there are only WebSocket URLs, over the client of
 * `@polkadot/api`, which is loaded then.
 *
 * Fails: `RpcUrlMissingError`, `NodeAnswerInvalidError`, `SdkMissingError`, and as the last source did.
 */
export const makeNativeBalance = ({ rpc, options, codec }: BalanceSources): NativeBalance => ({
  read: ({ address, network }) => {
    const { caipNetworkId, nativeCurrency } = network
    const none: Effect.Effect<never, KitError> = Effect.fail(new RpcUrlMissingError(caipNetworkId))
    // A stand-in network has no decimals: any amount made with it would be wrong.
    if (network.unknown) return none
    const accountId = codec.decodeSs58(address)?.accountId
    if (accountId === undefined)
      return Effect.fail(
        new NodeAnswerInvalidError(caipNetworkId, "a balance", "The address is none of this namespace.")
      )
    const params = [systemAccountKey(codec, accountId)]

    const ask = ({ http, webSocket }: NetworkUrls): ReadonlyArray<Effect.Effect<unknown, KitError>> =>
      http.length > 0
        ? [rpc.request({ urls: http, method, params, kind: "read" })]
        : webSocket.length > 0
          ? [readOverSocket(webSocket, method, params)]
          : []
    const decoded = (answer: Effect.Effect<unknown, KitError>) =>
      Effect.flatMap(answer, (stored) => {
        const value = decodeFreeBalance(stored)
        const { decimals, symbol } = nativeCurrency
        return value === undefined
          ? Effect.fail<KitError>(new NodeAnswerInvalidError(caipNetworkId, "a balance"))
          : Effect.succeed({ value, decimals, symbol })
      })
    const [first = none, ...rest] = networkUrls(network, options).flatMap(ask).map(decoded)
    return rest.reduce((earlier, next) => Effect.catch(earlier, () => next), first)
  }
})

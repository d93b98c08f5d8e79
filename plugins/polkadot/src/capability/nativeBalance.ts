import type { KitError } from "@latchkey/core"
import {
  NodeAnswerInvalidError,
  RpcUrlMissingError,
  type JsonRpc,
  type NativeBalance
} from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { decodeAnswer, nativeAmount } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { readOverSocket } from "../api/readOverSocket.ts"
import type { Codec } from "../codec.ts"
import { networkUrls, type NetworkUrls } from "../networkUrls.ts"
import { decodeFreeBalance, systemAccountKey } from "./systemAccount.ts"

const method = "state_getStorage"
const what = "a balance"

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
    const accountId = codec.decodeSs58(address)?.accountId
    const networkId = network.caipNetworkId
    const none: Effect.Effect<bigint, KitError> = Effect.fail(
      accountId === undefined
        ? new NodeAnswerInvalidError({ networkId, what }, "The address is not one of this namespace.")
        : new RpcUrlMissingError({ method: networkId })
    )
    const read = (id: Uint8Array) => {
      const params = [systemAccountKey(codec, id)]
      const ask = ({ http, webSocket }: NetworkUrls): ReadonlyArray<Effect.Effect<unknown, KitError>> =>
        http.length > 0
          ? [rpc.request({ urls: http, method, params, kind: "read" })]
          : webSocket.length > 0
            ? [readOverSocket(webSocket, method, params)]
            : []
      return networkUrls(network, options)
        .flatMap(ask)
        .map((answer) => Effect.flatMap(answer, decodeAnswer(network, what, decodeFreeBalance)))
        .reduce<typeof none>((earlier, next) => Effect.catch(earlier, () => next), none)
    }
    return nativeAmount(
      network,
      Effect.suspend(() => (accountId === undefined ? none : read(accountId)))
    )
  }
})

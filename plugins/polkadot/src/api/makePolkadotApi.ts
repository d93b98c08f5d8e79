import type { CaipNetworkId, Network } from "@latchkey/core"
import {
  NetworkNotFoundError,
  RpcUrlMissingError,
  type Connections,
  type EffectApi,
  type NativeBalance,
  type ShellShape
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { makeNativeBalance, type BalanceSources } from "../capability/nativeBalance.ts"
import { networkUrls } from "../networkUrls.ts"
import type { PolkadotApi } from "../PolkadotApi.ts"
import { makeOpenApis } from "./OpenApis.ts"
import { signPayload } from "./signPayload.ts"

/** What is loaded when first needed: the functions of `kit.polkadot`, balances, and the way to close what they opened. */
export interface LoadedApi {
  readonly api: EffectApi<PolkadotApi>
  readonly nativeBalance: NativeBalance
  readonly close: () => Promise<void>
}

/** What of the host it works on. */
export interface ApiHost extends BalanceSources {
  readonly connections: Connections["Service"]
  readonly store: ShellShape["store"]
}

/** Makes it for one kit. */
export const makePolkadotApi = (host: ApiHost): LoadedApi => {
  const { connections, store, options, codec } = host
  const apis = makeOpenApis()
  const networks = () => store.get().network.byNamespace["polkadot"]

  const onNetwork = <A, E>(
    networkId: CaipNetworkId | undefined,
    use: (network: Network) => Effect.Effect<A, E>
  ): Effect.Effect<A, E | NetworkNotFoundError> =>
    Effect.suspend((): Effect.Effect<A, E | NetworkNotFoundError> => {
      const id = networkId ?? networks()?.caipNetwork?.caipNetworkId
      const network = networks()?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)
      return network === undefined ? Effect.fail(new NetworkNotFoundError(id ?? "polkadot")) : use(network)
    })

  const api: EffectApi<PolkadotApi> = {
    getApi: (request) =>
      onNetwork(request?.networkId, (network): ReturnType<EffectApi<PolkadotApi>["getApi"]> => {
        const urls = networkUrls(network, options)
        const usable =
          urls.find(({ webSocket }) => webSocket.length > 0) ?? urls.find(({ http }) => http.length > 0)
        return usable === undefined
          ? Effect.fail(new RpcUrlMissingError(network.caipNetworkId))
          : apis.get(network.caipNetworkId, usable)
      }),
    signPayload: (payload) =>
      Effect.flatMap(connections.current("polkadot"), (grant) => signPayload(codec, grant, payload))
  }
  return { api, nativeBalance: makeNativeBalance(host), close: apis.close }
}

import {
  RpcUrlMissingError,
  type Connections,
  type EffectApi,
  type NativeBalance,
  type StateShape
} from "@latchkey/core/effect"
import { chainAccess } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { makeNativeBalance, type BalanceSources } from "../capability/nativeBalance.ts"
import { networkUrls } from "../networkUrls.ts"
import type { PolkadotApi } from "../PolkadotApi.ts"
import { makeOpenApis } from "./OpenApis.ts"
import { signPayload } from "./signPayload.ts"

type GetApi = ReturnType<EffectApi<PolkadotApi>["getApi"]>

/** What is loaded when first needed: the functions of `kit.polkadot`, balances, and the way to close what they opened. */
export interface LoadedApi {
  readonly api: EffectApi<PolkadotApi>
  readonly nativeBalance: NativeBalance
  readonly close: () => Promise<void>
}

/** What of the host it works on. */
export interface ApiHost extends BalanceSources {
  readonly connections: Connections["Service"]
  readonly state: StateShape
}

/** Makes it for one kit. */
export const makePolkadotApi = (host: ApiHost): LoadedApi => {
  const { connected, onNetwork } = chainAccess("polkadot", host.connections, host.state)
  const apis = makeOpenApis()

  return {
    api: {
      getApi: (request) =>
        onNetwork(request?.networkId, (network): GetApi => {
          const urls = networkUrls(network, host.options)
          const usable =
            urls.find(({ webSocket }) => webSocket.length > 0) ?? urls.find(({ http }) => http.length > 0)
          return usable === undefined
            ? Effect.fail(new RpcUrlMissingError({ method: network.caipNetworkId }))
            : apis.get(network.caipNetworkId, usable)
        }),
      signPayload: (payload) => connected((grant) => signPayload(host.codec, grant, payload))
    },
    nativeBalance: makeNativeBalance(host),
    close: apis.close
  }
}

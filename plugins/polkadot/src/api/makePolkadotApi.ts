import type { Network } from "@latchkey/core"
import {
  lazyPart,
  RpcUrlMissingError,
  type Connections,
  type EffectApi,
  type NativeBalance,
  type PluginPartMissingError,
  type StateShape,
  type TransactionTracker,
  type Transfers
} from "@latchkey/core/effect"
import { chainAccess } from "@latchkey/core/chain-kit/effect"
import type { ApiPromise } from "@polkadot/api"
import * as Effect from "effect/Effect"
import { makeNativeBalance, type BalanceSources } from "../capability/nativeBalance.ts"
import { networkUrls } from "../networkUrls.ts"
import type { PolkadotApi } from "../PolkadotApi.ts"
import type { OpenError, TransferHost } from "../transfer/ChainReader.ts"
import { makeOpenApis } from "./OpenApis.ts"
import { signPayload } from "./signPayload.ts"

/** What is loaded when first needed: the functions of `kit.polkadot`, balances, and the way to close what they opened. */
export interface LoadedApi {
  readonly api: EffectApi<PolkadotApi>
  readonly nativeBalance: NativeBalance
  readonly transfers: Effect.Effect<Transfers, PluginPartMissingError>
  readonly tracker: Effect.Effect<TransactionTracker, PluginPartMissingError>
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
  const openApi = (network: Network): Effect.Effect<ApiPromise, OpenError> => {
    const urls = networkUrls(network, host.options)
    const usable =
      urls.find(({ webSocket }) => webSocket.length > 0) ?? urls.find(({ http }) => http.length > 0)
    return usable === undefined
      ? Effect.fail(new RpcUrlMissingError({ method: network.caipNetworkId }))
      : apis.get(network.caipNetworkId, usable)
  }

  const chain: TransferHost = { codec: host.codec, signPayload, openApi }

  return {
    api: {
      getApi: (request) => onNetwork(request?.networkId, openApi),
      signPayload: (payload) => connected((grant) => signPayload(host.codec, grant, payload))
    },
    nativeBalance: makeNativeBalance(host),
    transfers: lazyPart("polkadot", async () =>
      (await import("../capability/transfers.ts")).makeTransfers(chain)
    ),
    tracker: lazyPart("polkadot", async () =>
      (await import("../transfer/makeTracker.ts")).makeTracker(chain)
    ),
    close: apis.close
  }
}

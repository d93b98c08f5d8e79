import type { CaipNetworkId } from "@latchkey/core"
import {
  Connections,
  JsonRpc,
  Namespaces,
  NetworkNotFoundError,
  Shell,
  type EffectApi,
  type NamespaceGrant,
  type PluginModule
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { getPermissions, requestPermissions, revokePermissions } from "./api/permissions.ts"
import { signTypedData } from "./api/signTypedData.ts"
import { makeClient, makeWalletClient } from "./api/viemClients.ts"
import { discoverWallets, type WalletWindow } from "./connectors/discovery.ts"
import type { EvmApi, EvmOptions } from "./EvmApi.ts"
import { makeEvmNamespace } from "./EvmNamespace.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const evmModule = (
  options: EvmOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<EvmApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connections = yield* Connections
    const { store } = yield* Shell

    yield* namespaces.register(makeEvmNamespace(yield* JsonRpc))
    if (window !== undefined) yield* discoverWallets(window, options)

    const connected = <A, E>(use: (grant: NamespaceGrant) => Effect.Effect<A, E>) =>
      Effect.flatMap(connections.current("eip155"), use)
    const networks = () => store.get().network.byNamespace["eip155"]
    const findNetwork = (id: CaipNetworkId | undefined) =>
      networks()?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)

    const api: EffectApi<EvmApi> = {
      signTypedData: (request) => connected((grant) => signTypedData(grant, request)),
      getPermissions: () => connected(({ provider }) => getPermissions(provider)),
      requestPermissions: () => connected(({ provider }) => requestPermissions(provider)),
      revokePermissions: () => connected(({ provider }) => revokePermissions(provider)),
      getClient: ({ networkId } = {}) =>
        Effect.suspend((): ReturnType<EffectApi<EvmApi>["getClient"]> => {
          const id = networkId ?? networks()?.caipNetwork?.caipNetworkId
          const network = findNetwork(id)
          return network === undefined
            ? Effect.fail(new NetworkNotFoundError(id ?? "eip155"))
            : makeClient(network, connections.peek("eip155")?.provider)
        }),
      getWalletClient: () => connected((grant) => makeWalletClient(grant, findNetwork(grant.networkId)))
    }
    return api
  })
})

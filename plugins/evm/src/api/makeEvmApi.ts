import type { CaipNetworkId } from "@latchkey/core"
import {
  NetworkNotFoundError,
  type Connections,
  type EffectApi,
  type NamespaceGrant,
  type ShellShape
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { EvmApi } from "../EvmApi.ts"
import { getPermissions, requestPermissions, revokePermissions } from "./permissions.ts"
import { signTypedData } from "./signTypedData.ts"
import { makeClient, makeWalletClient } from "./viemClients.ts"

/** The functions of `kit.evm`, a chunk of their own: loaded when the first of them is called. */
export const makeEvmApi = (
  connections: Connections["Service"],
  store: ShellShape["store"]
): EffectApi<EvmApi> => {
  const connected = <A, E>(use: (grant: NamespaceGrant) => Effect.Effect<A, E>) =>
    Effect.flatMap(connections.current("eip155"), use)
  const networks = () => store.get().network.byNamespace["eip155"]
  const findNetwork = (id: CaipNetworkId | undefined) =>
    networks()?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)

  return {
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
}

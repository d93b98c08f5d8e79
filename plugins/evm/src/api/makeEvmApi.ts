import type { CaipNetworkId, Network } from "@latchkey/core"
import {
  NetworkNotFoundError,
  NotConnectedError,
  type Connections,
  type EffectApi,
  type JsonRpc,
  type NamespaceGrant,
  type ShellShape,
  type ReadOptions
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { EvmApi } from "../EvmApi.ts"
import { readNetwork } from "../provider/readNetwork.ts"
import { getCapabilities } from "./capabilities.ts"
import { estimateGas } from "./estimateGas.ts"
import type { NetworkReader } from "./NetworkReader.ts"
import { getPermissions, requestPermissions, revokePermissions } from "./permissions.ts"
import { signTypedData } from "./signTypedData.ts"
import { makeClient, makeWalletClient } from "./viemClients.ts"
import { waitForTransaction } from "./waitForTransaction.ts"

/** The functions of `kit.evm`, a chunk of their own: loaded when the first of them is called. */
export const makeEvmApi = (
  connections: Connections["Service"],
  store: ShellShape["store"],
  rpc: JsonRpc["Service"],
  options: ReadOptions
): EffectApi<EvmApi> => {
  const connected = <A, E>(use: (grant: NamespaceGrant) => Effect.Effect<A, E>) =>
    Effect.flatMap(connections.current("eip155"), use)
  const networks = () => store.get().network.byNamespace["eip155"]
  const findNetwork = (id: CaipNetworkId | undefined) =>
    networks()?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)

  /** Uses the network that is asked for, by default the active one. */
  const onNetwork = <A, E>(
    networkId: CaipNetworkId | undefined,
    use: (network: Network) => Effect.Effect<A, E>
  ): Effect.Effect<A, E | NetworkNotFoundError> =>
    Effect.suspend((): Effect.Effect<A, E | NetworkNotFoundError> => {
      const id = networkId ?? networks()?.caipNetwork?.caipNetworkId
      const network = findNetwork(id)
      return network === undefined ? Effect.fail(new NetworkNotFoundError(id ?? "eip155")) : use(network)
    })

  const provider = () => connections.peek("eip155")?.provider
  const readerOf = (network: Network): NetworkReader => ({
    networkId: network.caipNetworkId,
    read: (method, params, use) =>
      Effect.suspend(() => readNetwork(rpc, { network, provider: provider(), method, params, options }, use))
  })

  return {
    signTypedData: (request) => connected((grant) => signTypedData(grant, request)),
    getPermissions: () => connected(({ provider }) => getPermissions(provider)),
    requestPermissions: () => connected(({ provider }) => requestPermissions(provider)),
    revokePermissions: () => connected(({ provider }) => revokePermissions(provider)),
    getCapabilities: (request) => connected((grant) => getCapabilities(grant, request)),
    estimateGas: (request) =>
      onNetwork(undefined, (network): ReturnType<EffectApi<EvmApi>["estimateGas"]> => {
        const address = request.address ?? connections.peek("eip155")?.accounts[0]?.address
        return address === undefined
          ? Effect.fail(new NotConnectedError("eip155"))
          : estimateGas(readerOf(network), { ...request, address })
      }),
    waitForTransaction: (request) =>
      onNetwork(request.networkId, (network) => waitForTransaction(readerOf(network), request)),
    getClient: ({ networkId } = {}) =>
      onNetwork(networkId, (network) => makeClient(network, provider(), options)),
    getWalletClient: () => connected((grant) => makeWalletClient(grant, findNetwork(grant.networkId)))
  }
}

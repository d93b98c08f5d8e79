import type { Network } from "@latchkey/core"
import { Connections, JsonRpc, NotConnectedError, State, type EffectApi } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { chainAccess } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
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
  services: Context.Context<Connections | JsonRpc | State>,
  options: ReadOptions
): EffectApi<EvmApi> => {
  const connections = Context.get(services, Connections)
  const rpc = Context.get(services, JsonRpc)
  const {
    connected,
    network: findNetwork,
    onNetwork,
    peek
  } = chainAccess("eip155", connections, Context.get(services, State))
  const provider = () => peek()?.provider
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
        const address = request.address ?? peek()?.accounts[0]?.address
        return address === undefined
          ? Effect.fail(new NotConnectedError({ namespace: "eip155" }))
          : estimateGas(readerOf(network), { ...request, address })
      }),
    waitForTransaction: (request) =>
      onNetwork(request.networkId, (network) => waitForTransaction(readerOf(network), request)),
    getClient: ({ networkId } = {}) =>
      onNetwork(networkId, (network) => makeClient(network, provider(), options)),
    getWalletClient: () => connected((grant) => makeWalletClient(grant, findNetwork(grant.networkId)))
  }
}

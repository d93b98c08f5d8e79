import { plainText, type CaipNetworkId, type KitError, type Network } from "@latchkey/core"
import {
  NetworkNotFoundError,
  type Connections,
  type EffectApi,
  type JsonRpc,
  type NamespaceGrant,
  type ReadOptions,
  type ShellShape
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { readNetwork } from "../provider/readNetwork.ts"
import type { SolanaApi } from "../SolanaApi.ts"
import { makeRpc } from "./makeRpc.ts"
import { signIn } from "./signIn.ts"
import { signAllTransactions, signAndSendTransaction, signTransaction } from "./transactions.ts"
import { waitForSignature } from "./waitForSignature.ts"

/** The functions of `kit.solana`, a chunk of their own: loaded when the first of them is called. */
export const makeSolanaApi = (
  connections: Connections["Service"],
  store: ShellShape["store"],
  rpc: JsonRpc["Service"],
  options: ReadOptions
): EffectApi<SolanaApi> => {
  const connected = <A>(use: (grant: NamespaceGrant) => Effect.Effect<A, KitError>) =>
    Effect.flatMap(connections.current("solana"), use)

  /** Uses the network that is asked for, by default the active one. */
  const onNetwork = <A>(
    request: { readonly networkId?: CaipNetworkId } | null | undefined,
    use: (network: Network) => Effect.Effect<A, KitError>
  ) =>
    Effect.suspend(() => {
      const networks = store.get().network.byNamespace["solana"]
      const id = request?.networkId ?? networks?.caipNetwork?.caipNetworkId
      const network = networks?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)
      return network === undefined
        ? Effect.fail(new NetworkNotFoundError(plainText(String(id ?? "solana"), 80)))
        : use(network)
    })

  return {
    signTransaction: (request) => connected((grant) => signTransaction(grant, request)),
    signAllTransactions: (request) => connected((grant) => signAllTransactions(grant, request)),
    signAndSendTransaction: (request) => connected((grant) => signAndSendTransaction(grant, request)),
    signIn: (request) => connected((grant) => signIn(grant, request)),
    getRpc: (request) => onNetwork(request, (network) => makeRpc(network, options)),
    waitForSignature: (request) =>
      onNetwork(request, (network) =>
        waitForSignature(
          {
            networkId: network.caipNetworkId,
            read: (method, params, decode) =>
              readNetwork(rpc, {
                network,
                method,
                params,
                options,
                decode
              })
          },
          request
        )
      )
  }
}

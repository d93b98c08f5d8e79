import type { Connections, EffectApi, JsonRpc, StateShape } from "@latchkey/core/effect"
import { chainAccess, readRpc } from "@latchkey/core/chain-kit/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import type { SolanaApi } from "../SolanaApi.ts"
import { makeRpc } from "./makeRpc.ts"
import { signIn } from "./signIn.ts"
import { signAllTransactions, signAndSendTransaction, signTransaction } from "./transactions.ts"
import { waitForSignature } from "./waitForSignature.ts"

/** The functions of `kit.solana`, a chunk of their own: loaded when the first of them is called. */
export const makeSolanaApi = (
  connections: Connections["Service"],
  state: StateShape,
  rpc: JsonRpc["Service"],
  options: ReadOptions
): EffectApi<SolanaApi> => {
  const { connected, onNetwork } = chainAccess("solana", connections, state)

  return {
    signTransaction: (request) => connected((grant) => signTransaction(grant, request)),
    signAllTransactions: (request) => connected((grant) => signAllTransactions(grant, request)),
    signAndSendTransaction: (request) => connected((grant) => signAndSendTransaction(grant, request)),
    signIn: (request) => connected((grant) => signIn(grant, request)),
    getRpc: (request) => onNetwork(request?.networkId, (network) => makeRpc(network, options)),
    waitForSignature: (request) =>
      onNetwork(request?.networkId, (network) =>
        waitForSignature(
          {
            networkId: network.caipNetworkId,
            read: (method, params, decode) => readRpc(rpc, { network, options, method, params, decode })
          },
          request
        )
      )
  }
}

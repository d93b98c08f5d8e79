import type { Network } from "@latchkey/core"
import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { chainReader, type ChainReader } from "../src/transfer/ChainReader.ts"
import { fakeNetwork } from "./fakeNetwork.ts"
import type { NodeAnswers } from "./fakeReader.ts"

/** What a node takes no parameters for. */
const BARE = ["eth_blockNumber", "eth_chainId", "eth_gasPrice", "eth_maxPriorityFeePerGas"]

/** Reads of a chain whose node answers so, and what it was asked; what it throws is the node's JSON-RPC error. */
export const fakeChainReader = (
  id: number,
  node: NodeAnswers
): {
  readonly network: Network
  readonly reader: ChainReader
  readonly calls: ReadonlyArray<Pick<RpcCall, "method" | "params">>
} => {
  const network = fakeNetwork(id, { custom: ["https://own.test"] })
  const calls: Array<RpcCall> = []
  const rpc = {
    request: (call: RpcCall) =>
      Effect.suspend(() => {
        calls.push(call)
        return Effect.try({
          try: () => {
            if (BARE.includes(call.method) && (call.params as ReadonlyArray<unknown>).length > 0)
              throw { code: -32602, message: "too many parameters" }
            const answer = node[call.method]
            if (answer === undefined) throw { code: -32601, message: "the method does not exist" }
            return answer(Array.isArray(call.params) ? call.params : [])
          },
          catch: (cause) =>
            new RpcResponseError({ host: "own.test", method: call.method, rpcCode: -32000 }, cause)
        })
      })
  }
  return { network, reader: chainReader(rpc as never, {}, { network }), calls }
}

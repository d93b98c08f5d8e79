import type { Network } from "@latchkey/core"
import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { chainReader, type ChainReader } from "../src/transfer/ChainReader.ts"
import { fakeNetwork } from "./fakeNetwork.ts"
import type { NodeAnswers } from "./fakeReader.ts"

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

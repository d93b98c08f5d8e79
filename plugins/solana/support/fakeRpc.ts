import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** What a node answers, by method; a method that is not there fails. */
export type NodeAnswers = Readonly<Record<string, (params: ReadonlyArray<unknown>) => unknown>>

/** JSON-RPC without a network. */
export const fakeRpc = (answers: NodeAnswers) => {
  const calls: Array<RpcCall> = []
  const request = (call: RpcCall) =>
    Effect.suspend(() => {
      calls.push(call)
      const answer = answers[call.method]
      return answer === undefined
        ? Effect.fail(new RpcResponseError({ host: "node.test", method: call.method, rpcCode: -32000 }))
        : Effect.succeed(answer((call.params ?? []) as ReadonlyArray<unknown>))
    })
  return { request, calls }
}

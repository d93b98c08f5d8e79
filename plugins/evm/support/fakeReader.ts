import { RpcResponseError, type RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { readNetwork } from "../src/provider/readNetwork.ts"
import type { NetworkReader } from "../src/api/NetworkReader.ts"
import { fakeNetwork } from "./fakeNetwork.ts"
import { fakeProvider, type Answers } from "./fakeProvider.ts"

/** What a fake node answers, by method; what it throws is the node's JSON-RPC error. */
export type NodeAnswers = Readonly<Record<string, (params: ReadonlyArray<any>) => unknown>>

/** Reads of network 10 over a node at the app's own RPC URL, where there is one, and a wallet. */
export const fakeReader = ({ node, wallet }: { readonly node?: NodeAnswers; readonly wallet?: Answers }) => {
  const calls: Array<RpcCall> = []
  const provider = wallet === undefined ? undefined : fakeProvider(wallet)
  const network = fakeNetwork(10, node === undefined ? {} : { custom: ["https://own.test"] })
  const rpc = {
    request: (call: RpcCall) =>
      Effect.suspend(() => {
        calls.push(call)
        return Effect.try({
          try: () => node?.[call.method]?.(Array.isArray(call.params) ? call.params : []),
          catch: (cause) => new RpcResponseError({ host: "own.test", method: call.method, rpcCode: 3 }, cause)
        })
      })
  }
  const reader: NetworkReader = {
    networkId: network.caipNetworkId,
    read: (method, params, use) => readNetwork(rpc, { network, provider, method, params, options: {} }, use)
  }
  return { reader, provider, calls, asked: () => calls.map(({ method }) => method) }
}

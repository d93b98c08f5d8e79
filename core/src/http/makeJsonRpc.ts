import * as Effect from "effect/Effect"
import { Http } from "./Http.ts"
import { JsonRpc } from "./JsonRpc.ts"
import { lazyClient } from "./lazyClient.ts"

/** Makes the JSON-RPC of one kit. Its client is a chunk of its own, fetched with the first call. */
export const makeJsonRpc = Effect.gen(function* () {
  const http = yield* Http
  const scope = yield* Effect.scope
  const client = lazyClient(() =>
    import("./rpcClient.ts").then(({ makeRpcClient }) => makeRpcClient(http, scope))
  )
  return JsonRpc.of({ request: (call) => Effect.flatMap(client, (request) => request(call)) })
})

import * as Effect from "effect/Effect"
import { Http } from "./Http.ts"
import { JsonRpc } from "./JsonRpc.ts"
import { lazyClient } from "./lazyClient.ts"
import type { makeRpcClient } from "./rpcClient.ts"

/** Makes the JSON-RPC of one kit; `load` gets its client with the first call. */
export const makeJsonRpc = (load: () => Promise<{ readonly makeRpcClient: typeof makeRpcClient }>) =>
  Effect.gen(function* () {
    const http = yield* Http
    const scope = yield* Effect.scope
    const client = lazyClient(async () => (await load()).makeRpcClient(http, scope))
    return JsonRpc.of({ request: (call) => Effect.flatMap(client, (request) => request(call)) })
  })

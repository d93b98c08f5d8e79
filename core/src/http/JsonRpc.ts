import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { RpcError } from "./errors.ts"
import { Http } from "./Http.ts"
import { lazyClient } from "./lazyClient.ts"

/** A JSON-RPC call. */
export interface RpcCall {
  /** Tried in order until one answers; at least one. */
  readonly urls: ReadonlyArray<string>
  readonly method: string
  /** By position, or by name where the server wants names. */
  readonly params?: ReadonlyArray<unknown> | Readonly<Record<string, unknown>>
  /** Reads are retried and moved to the next URL; anything else is sent once, to the first. */
  readonly kind: "read" | "write"
}

/** JSON-RPC over HTTP: calls of one task and URL share a request of at most 1,000, each with 10 s to answer. */
export class JsonRpc extends Context.Service<
  JsonRpc,
  {
    /** The `result` as it came: the caller decodes it. Fails: `RpcError`. */
    readonly request: (call: RpcCall) => Effect.Effect<unknown, RpcError>
  }
>()("@latchkey/core/JsonRpc") {
  /** Its client is a chunk of its own, fetched with the first call. */
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const http = yield* Http
      const scope = yield* Effect.scope
      const client = lazyClient(() =>
        import("./rpcClient.ts").then(({ makeRpcClient }) => makeRpcClient(http, scope))
      )
      return JsonRpc.of({ request: (call) => Effect.flatMap(client, (request) => request(call)) })
    })
  )
}

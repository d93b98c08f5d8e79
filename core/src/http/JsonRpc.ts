import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { RpcError } from "./errors.ts"
import type { RpcCall } from "./RpcCall.ts"

/** JSON-RPC over HTTP: calls of one task and URL share a request of at most 1,000, each with 10 s to answer. */
export class JsonRpc extends Context.Service<
  JsonRpc,
  {
    /** The `result` as it came: the caller decodes it. Fails: `RpcError`. */
    readonly request: (call: RpcCall) => Effect.Effect<unknown, RpcError>
  }
>()("@latchkey/core/JsonRpc") {}

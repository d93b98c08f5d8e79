import type { JsonRpc, NativeBalance, ReadOptions } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { CosmosChunkMissingError } from "../errors.ts"

/** Native balances over the RPC URLs that may be read; how is a chunk of its own, loaded with the first of them. */
export const makeNativeBalance = (rpc: JsonRpc["Service"], options: ReadOptions): NativeBalance => ({
  read: (request) =>
    Effect.flatMap(
      Effect.tryPromise({
        try: () => import("./readBalance.ts"),
        catch: (cause) => new CosmosChunkMissingError(cause)
      }),
      ({ readBalance }) => readBalance(rpc, options, request)
    )
})

import { lazyPart, type JsonRpc, type NativeBalance, type ReadOptions } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** Native balances; what reads them is loaded with the first. */
export const makeNativeBalance = (rpc: JsonRpc["Service"], options: ReadOptions): NativeBalance => {
  const part = lazyPart("solana", () => import("./readBalance.ts"))
  return { read: (request) => Effect.flatMap(part, ({ readBalance }) => readBalance(rpc, options, request)) }
}

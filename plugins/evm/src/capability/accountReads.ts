import { lazyPart, type JsonRpc } from "@latchkey/core/effect"
import type { EvmOptions } from "../EvmApi.ts"
import { makeTokenBalances } from "./tokenBalances.ts"

/**
 * What is read of an account when somebody wants to see it. History is a part of this part: so the engine, which every page has,
 * need not say where it is.
 */
export const makeAccountReads = (rpc: JsonRpc["Service"], options: EvmOptions) => ({
  tokenBalances: makeTokenBalances(rpc, options),
  history: lazyPart("evm", async () => (await import("../history/makeHistory.ts")).makeHistory(rpc, options))
})

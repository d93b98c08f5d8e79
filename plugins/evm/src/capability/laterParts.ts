import { lazyPart, type JsonRpc } from "@latchkey/core/effect"
import type { EvmOptions } from "../EvmApi.ts"
import { makeTransfers } from "./transfers.ts"

/**
 * What no page needs before its visitor does something. Names and calls are parts of this part: so the engine, which every page
 * has, need not say where they are.
 */
export const makeLaterParts = (rpc: JsonRpc["Service"], options: EvmOptions) => ({
  transfers: makeTransfers(rpc, options),
  names: lazyPart("evm", async () => (await import("../names/makeEns.ts")).makeEns(rpc, options)),
  calls: lazyPart("evm", async () =>
    (await import("../call/makeContractCalls.ts")).makeContractCalls(rpc, options)
  )
})

import { lazyPart, type JsonRpc } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"

/**
 * Where the parts are that no page needs before its visitor does something. Each loads when it is used; that they are named here
 * spares the engine, which every page has, the names.
 */
export const makeLaterParts = (rpc: JsonRpc["Service"], options: EvmOptions) => {
  const logReaders = lazyPart("evm", () => import("./logReaders.ts"))
  return {
    tokenBalances: lazyPart("evm", async () =>
      (await import("./tokenBalances.ts")).makeTokenBalances(rpc, options)
    ),
    watch: lazyPart("evm", async () =>
      (await import("../pending/watchPending.ts")).watchPending(rpc, options)
    ),
    assets: lazyPart("evm", async () => (await import("./walletAssets.ts")).makeWalletAssets()),
    history: lazyPart("evm", async () =>
      (await import("../history/makeHistory.ts")).makeHistory(rpc, options)
    ),
    nfts: Effect.map(logReaders, ({ makeNftReader }) => makeNftReader(rpc, options)),
    sessions: lazyPart(
      "evm",
      async () => (await import("../sessions/sessionPermissions.ts")).sessionPermissions
    ),
    approvals: Effect.map(logReaders, ({ makeApprovalReader }) => makeApprovalReader(rpc, options)),
    transfers: lazyPart("evm", async () => (await import("./transfers.ts")).makeTransfers(rpc, options)),
    names: lazyPart("evm", async () => (await import("../names/makeEns.ts")).makeEns(rpc, options)),
    calls: lazyPart("evm", async () =>
      (await import("../call/makeContractCalls.ts")).makeContractCalls(rpc, options)
    )
  }
}

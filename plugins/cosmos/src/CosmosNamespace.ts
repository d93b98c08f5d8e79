import { lazyPart, type JsonRpc, type Namespace } from "@latchkey/core/effect"
import { explorerPages, type ReadOptions } from "@latchkey/core/chain-kit"
import { lazyBalance, lazyTransfers } from "@latchkey/core/chain-kit/effect"
import { parseAddress } from "./Address.ts"

/** What chains allow a memo where they do not say otherwise. */
const MEMO_BYTES = 256

/** The `cosmos` namespace, and what it can do without a wallet. */
export const makeCosmosNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => {
  const transfers = lazyPart("cosmos", async () =>
    (await import("./capability/transfers.ts")).makeTransfers(rpc, options, MEMO_BYTES)
  )
  return {
    id: "cosmos",
    parseAddress,
    explorerUrl: explorerPages("address", "tx"),
    capabilities: {
      nativeBalance: lazyBalance("cosmos", async () =>
        (await import("./capability/nativeBalance.ts")).makeNativeBalance(rpc, options)
      ),
      transactionTracking: {
        tracker: lazyPart("cosmos", async () =>
          (await import("./transfer/makeTracker.ts")).makeTracker(rpc, options)
        )
      },
      transfers: { memoBytes: MEMO_BYTES, ...lazyTransfers(transfers) }
    }
  }
}

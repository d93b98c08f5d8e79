import { lazyPart, type Http, type Namespace } from "@latchkey/core/effect"
import { explorerPages, type ReadOptions } from "@latchkey/core/chain-kit"
import { lazyBalance, lazyTransfers } from "@latchkey/core/chain-kit/effect"
import { parseAddress } from "./address/Address.ts"

/** The `bip122` namespace, and what it can do without a wallet's own words. */
export const makeBitcoinNamespace = (http: Http["Service"], options: ReadOptions): Namespace => {
  const transfers = lazyPart("bitcoin", async () =>
    (await import("./capability/transfers.ts")).makeTransfers(http, options)
  )
  return {
    id: "bip122",
    parseAddress,
    explorerUrl: explorerPages("address", "tx"),
    capabilities: {
      nativeBalance: lazyBalance("bitcoin", async () =>
        (await import("./capability/nativeBalance.ts")).makeNativeBalance(http, options)
      ),
      paymentRequest: {
        links: lazyPart("bitcoin", async () => (await import("./capability/paymentLinks.ts")).paymentLinks)
      },
      transactionTracking: {
        tracker: lazyPart("bitcoin", async () =>
          (await import("./transfer/makeTracker.ts")).makeTracker(http, options)
        )
      },
      transfers: lazyTransfers(transfers)
    }
  }
}

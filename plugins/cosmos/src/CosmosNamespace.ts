import type { JsonRpc, Namespace } from "@latchkey/core/effect"
import { explorerPages, type ReadOptions } from "@latchkey/core/chain-kit"
import { lazyBalance } from "@latchkey/core/chain-kit/effect"
import { parseAddress } from "./Address.ts"

/** The `cosmos` namespace, and what it can do without a wallet. */
export const makeCosmosNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => ({
  id: "cosmos",
  parseAddress,
  explorerUrl: explorerPages("address", "tx"),
  capabilities: {
    nativeBalance: lazyBalance("cosmos", async () =>
      (await import("./capability/nativeBalance.ts")).makeNativeBalance(rpc, options)
    )
  }
})

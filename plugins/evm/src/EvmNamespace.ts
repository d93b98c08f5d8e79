import { lazyPart, type JsonRpc, type Namespace } from "@latchkey/core/effect"
import { explorerPages } from "@latchkey/core/chain-kit"
import { lazyBalance, lazyTransfers } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "./Address.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"
import type { EvmOptions } from "./EvmApi.ts"
import { readOverWallet } from "./provider/readOverWallet.ts"

/** The `eip155` namespace and what it can do. */
export const makeEvmNamespace = (rpc: JsonRpc["Service"], options: EvmOptions): Namespace => {
  const reads = lazyPart("evm", async () =>
    (await import("./capability/accountReads.ts")).makeAccountReads(rpc, options)
  )
  const later = lazyPart("evm", async () =>
    (await import("./capability/laterParts.ts")).makeLaterParts(rpc, options)
  )
  return {
    id: "eip155",
    parseAddress,
    explorerUrl: explorerPages("address", "tx"),
    capabilities: {
      signing,
      networkSwitching,
      nativeBalance: lazyBalance("evm", async () =>
        (await import("./capability/nativeBalance.ts")).makeNativeBalance(rpc, options, readOverWallet)
      ),
      paymentRequest,
      tokenBalances: {
        list: (request) => Effect.flatMap(reads, ({ tokenBalances }) => tokenBalances.list(request))
      },
      transfers: lazyTransfers(Effect.map(later, ({ transfers }) => transfers)),
      contractCalls: { calls: Effect.flatMap(later, ({ calls }) => calls) },
      nameResolution: { reader: Effect.flatMap(later, ({ names }) => names) },
      history: {
        list: (request) =>
          Effect.flatMap(reads, ({ history }) => Effect.flatMap(history, ({ list }) => list(request)))
      }
    }
  }
}

import { lazyPart, type JsonRpc, type Namespace } from "@latchkey/core/effect"
import { explorerPages } from "@latchkey/core/chain-kit"
import { lazyBalance } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "./Address.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"
import type { EvmOptions } from "./EvmApi.ts"
import { readOverWallet } from "./provider/readOverWallet.ts"

/** The `eip155` namespace and what it can do. */
export const makeEvmNamespace = (rpc: JsonRpc["Service"], options: EvmOptions): Namespace => {
  const balances = lazyPart("evm", async () =>
    (await import("./capability/tokenBalances.ts")).makeTokenBalances(rpc, options)
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
      tokenBalances: { list: (request) => Effect.flatMap(balances, ({ list }) => list(request)) },
      transfers: {
        prepare: (request) => Effect.flatMap(later, ({ transfers }) => transfers.prepare(request)),
        send: (request) => Effect.flatMap(later, ({ transfers }) => transfers.send(request)),
        follow: (request) => Effect.flatMap(later, ({ transfers }) => transfers.follow(request))
      },
      contractCalls: { calls: Effect.flatMap(later, ({ calls }) => calls) },
      nameResolution: { reader: Effect.flatMap(later, ({ names }) => names) }
    }
  }
}

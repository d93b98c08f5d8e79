import type { KitError } from "@latchkey/core"
import { lazyPart, type JsonRpc, type Namespace, type PluginPartMissingError } from "@latchkey/core/effect"
import { explorerPages } from "@latchkey/core/chain-kit"
import { lazyBalance, lazyTransfers } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "./Address.ts"
import type { makeLaterParts } from "./capability/laterParts.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"
import type { EvmOptions } from "./EvmApi.ts"
import { readOverWallet } from "./provider/readOverWallet.ts"

type Later = ReturnType<typeof makeLaterParts>
type LaterPart<A> = Effect.Effect<A, PluginPartMissingError>

/** The `eip155` namespace and what it can do. */
export const makeEvmNamespace = (rpc: JsonRpc["Service"], options: EvmOptions): Namespace => {
  const later = lazyPart("evm", async () =>
    (await import("./capability/laterParts.ts")).makeLaterParts(rpc, options)
  )
  const part = <A>(pick: (parts: Later) => LaterPart<A>) => Effect.flatMap(later, pick)
  const listing = <Request, A>(
    pick: (parts: Later) => LaterPart<{ list: (request: Request) => Effect.Effect<A, KitError> }>
  ) => ({
    list: (request: Request) => Effect.flatMap(part(pick), ({ list }) => list(request))
  })
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
      tokenBalances: listing((parts) => parts.tokenBalances),
      history: listing((parts) => parts.history),
      nftHoldings: {
        ...listing((parts) => parts.nfts),
        uriOf: (request) =>
          Effect.flatMap(
            part((parts) => parts.nfts),
            (nfts) => nfts.uriOf(request)
          )
      },
      transfers: lazyTransfers(part((parts) => parts.transfers)),
      contractCalls: { calls: part((parts) => parts.calls) },
      nameResolution: { reader: part((parts) => parts.names) }
    }
  }
}

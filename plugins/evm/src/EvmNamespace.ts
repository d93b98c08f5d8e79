import type { KitError } from "@latchkey/core"
import {
  lazyPart,
  type Namespace,
  type PluginPartMissingError,
  type TokenBalances
} from "@latchkey/core/effect"
import { explorerPages } from "@latchkey/core/chain-kit"
import { lazyBalance, lazyTransfers } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "./Address.ts"
import type { EvmServices, makeLaterParts } from "./capability/laterParts.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { signing } from "./capability/signing.ts"
import type { EvmOptions } from "./EvmApi.ts"
import { readOverWallet } from "./provider/readOverWallet.ts"

type Later = ReturnType<typeof makeLaterParts>
type LaterPart<A> = Effect.Effect<A, PluginPartMissingError>

const listing = <Request, A>(
  lists: LaterPart<{ list: (request: Request) => Effect.Effect<A, KitError> }>
) => ({
  list: (request: Request) => Effect.flatMap(lists, ({ list }) => list(request))
})

/** The `eip155` namespace and what it can do; what the connected wallet itself says that it holds; what watches its transactions. */
export const makeEvmNamespace = (services: EvmServices, options: EvmOptions) => {
  const later = lazyPart("evm", async () =>
    (await import("./capability/laterParts.ts")).makeLaterParts(services, options)
  )
  const part = <Name extends keyof Later>(name: Name) =>
    Effect.flatMap(later, (parts) => parts[name] as LaterPart<Effect.Success<Later[Name]>>)
  const namespace: Namespace = {
    id: "eip155",
    parseAddress,
    explorerUrl: explorerPages("address", "tx"),
    capabilities: {
      signing,
      networkSwitching,
      nativeBalance: lazyBalance("evm", async () =>
        (await import("./capability/nativeBalance.ts")).makeNativeBalance(services, options, readOverWallet)
      ),
      paymentRequest: { links: part("links") },
      tokenBalances: listing(part("tokenBalances")),
      history: listing(part("history")),
      nftHoldings: { reader: part("nfts") },
      tokenApprovals: { reader: part("approvals") },
      sessionPermissions: { wallet: part("sessions") },
      transfers: lazyTransfers(part("transfers")),
      contractCalls: { calls: part("calls") },
      simulation: { reader: part("simulation") },
      transactionTracking: { tracker: part("tracker") },
      nameResolution: { reader: part("names") }
    }
  }
  const assets: TokenBalances = listing(part("assets"))
  return [namespace, assets, Effect.flatten(part("watch"))] as const
}

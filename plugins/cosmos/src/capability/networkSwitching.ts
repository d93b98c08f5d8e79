import type { NetworkSwitching } from "@latchkey/core/effect"
import { toSwitchError } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { EnabledChains } from "../connectors/EnabledChains.ts"
import { chainIdOf } from "../CosmosNetwork.ts"
import { openChain } from "../provider/openChain.ts"

/** Switching: the wallet is asked for permission on the other chain, and told the chain where it does not know it. */
export const makeNetworkSwitching = (enabled: EnabledChains): NetworkSwitching => ({
  switchNetwork: ({ provider, network }) =>
    openChain(provider, network).pipe(
      Effect.map(({ account }) => {
        enabled.add(provider, chainIdOf(network)!)
        return [account]
      }),
      Effect.mapError(toSwitchError(network))
    )
})

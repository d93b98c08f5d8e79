import { NetworkSwitchUnsupportedError, type NetworkSwitching } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { toAccounts } from "../Address.ts"
import type { SolanaProvider } from "../provider/SolanaProvider.ts"

/** The page chooses the network, among those that the wallet has accounts on; no wallet is asked. */
export const networkSwitching: NetworkSwitching = {
  switchNetwork: ({ provider, network }) =>
    Effect.suspend(() => {
      const wallet = provider as SolanaProvider
      if (wallet.selectNetwork === undefined) return Effect.void
      const addresses = wallet.selectNetwork(network.caipNetworkId)
      return addresses === undefined
        ? Effect.fail(new NetworkSwitchUnsupportedError({ namespace: network.chainNamespace }))
        : Effect.succeed(toAccounts(addresses))
    })
}
